// boardgame.io's own server, in memory, with a game of four players that does almost nothing.
const { Origins, Server } = require('boardgame.io/server');

const count = {
    name: 'count',
    setup: () => ({ counts: [0, 0, 0, 0] }),
    moves: {
        add: ({ G, playerID }) => {
            G.counts[Number(playerID)] += 1;
        },
    },
    turn: { minMoves: 1, maxMoves: 1 },
};

const port = Number(process.argv[2]);
Server({ games: [count], origins: [Origins.LOCALHOST] }).run({
    port,
    lobbyConfig: { apiPort: port + 1 },
    callback: () => console.log('ready'),
});
