// Plays at many tables at once: node load.cjs PORT TABLES SECONDS. Prints one line of JSON.
const { io } = require('socket.io-client');

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${port + 1}`;
const SEATS = 4;
const figures = { moves: 0, shown: [] };

async function post(path, body) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(lobby + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
}

/** One table: who is to move does so at once; a move is shown when all four have received it. */
async function open() {
    const { matchID } = await post('/games/count/create', { numPlayers: SEATS });
    const waiting = new Map();
    for (let seat = 0; seat < SEATS; seat++) {
        const playerID = String(seat);
        const joined = await post(`/games/count/${matchID}/join`, { playerID, playerName: `P${seat}` });
        await sit({ matchID, playerID, credentials: joined.playerCredentials, waiting });
    }
}

function sit({ matchID, playerID, credentials, waiting }) {
    const socket = io(`${address}/count`, { transports: ['websocket'], forceNew: true });
    const receive = state => {
        const sent = waiting.get(state._stateID);
        if (sent && ++sent.seen === SEATS) {
            waiting.delete(state._stateID);
            figures.moves += 1;
            figures.shown.push(performance.now() - sent.at);
        }
        if (!playing || state.ctx.currentPlayer !== playerID) return;
        const payload = { type: 'add', args: [], playerID, credentials };
        waiting.set(state._stateID + 1, { at: performance.now(), seen: 0 });
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID);
    };
    socket.on('update', (_, state) => receive(state));
    return new Promise(done => {
        socket.on('sync', (_, { state }) => {
            starters.push(() => receive(state));
            done();
        });
        socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, SEATS));
    });
}

const starters = [];
let playing = false;

async function main() {
    for (let table = 0; table < tables; table++) await open();
    playing = true;
    const from = performance.now();
    for (const start of starters) start();
    await new Promise(done => setTimeout(done, seconds * 1000));
    const took = (performance.now() - from) / 1000;
    const shown = figures.shown.sort((a, b) => a - b);
    const at = part => shown[Math.floor(part * (shown.length - 1))];
    console.log(JSON.stringify({ rate: figures.moves / took, p50: at(0.5), p99: at(0.99) }));
    process.exit(0);
}

main();
