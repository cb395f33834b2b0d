/** Short dry sounds, made here; silent until the reader has allowed them. */
import { settings } from './settings.svelte';

export type Sound =
  | 'draw'
  | 'lay'
  | 'improve'
  | 'score'
  | 'history'
  | 'marker'
  | 'turn'
  | 'refused'
  | 'challenge'
  | 'end';

const VOLUME = 0.16;

class Sounds {
  private context: AudioContext | undefined;
  private noise: AudioBuffer | undefined;

  play(name: Sound): void {
    if (!settings.sound || document.hidden) return;
    this.context ??= new AudioContext();
    if (this.context.state === 'suspended') void this.context.resume();
    const at = this.context.currentTime;
    switch (name) {
      case 'draw':
        this.rustle(at, 0.16, 2_600, 900);
        break;
      case 'lay':
        this.knock(at, 150, 0.1);
        this.rustle(at, 0.06, 700, 500);
        break;
      case 'improve':
        this.knock(at, 189, 0.1);
        this.rustle(at, 0.06, 900, 600);
        break;
      case 'score':
        for (let i = 0; i < 2; i++) this.tone(at + i * 0.07, 1_560, 0.12, 'triangle', 0.4);
        break;
      case 'history':
        this.rustle(at, 0.18, 1_400, 3_200);
        this.rustle(at + 0.16, 0.12, 5_000, 4_000);
        break;
      case 'marker':
        this.knock(at, 640, 0.05);
        break;
      case 'turn':
        this.tone(at, 523, 0.22, 'triangle', 0.6);
        this.tone(at + 0.11, 659, 0.19, 'triangle', 0.6);
        break;
      case 'refused':
        this.knock(at, 110, 0.12);
        break;
      case 'challenge':
        this.tone(at, 2_093, 0.28, 'sine', 0.5);
        this.tone(at, 3_520, 0.18, 'sine', 0.2);
        break;
      case 'end':
        this.tone(at, 196, 0.3, 'sine', 1);
        this.tone(at, 392, 0.28, 'sine', 0.4);
    }
  }

  private tone(
    at: number,
    pitch: number,
    length: number,
    type: OscillatorType,
    level: number,
  ): void {
    const { context } = this;
    if (!context) return;
    const source = new OscillatorNode(context, { type, frequency: pitch });
    source.connect(this.fading(at, length, level));
    source.start(at);
    source.stop(at + length);
  }

  private knock(at: number, pitch: number, length: number): void {
    const { context } = this;
    if (!context) return;
    const source = new OscillatorNode(context, { type: 'sine', frequency: pitch });
    source.frequency.exponentialRampToValueAtTime(pitch / 2, at + length);
    source.connect(this.fading(at, length, 1.4));
    source.start(at);
    source.stop(at + length);
  }

  private rustle(at: number, length: number, from: number, to: number): void {
    const { context } = this;
    if (!context) return;
    this.noise ??= white(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.noise });
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.8 });
    filter.frequency.linearRampToValueAtTime(to, at + length);
    source.connect(filter).connect(this.fading(at, length, 0.7));
    source.start(at, 0, length);
  }

  private fading(at: number, length: number, level: number): AudioNode {
    const gain = new GainNode(this.context as AudioContext, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(VOLUME * level, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
    gain.connect((this.context as AudioContext).destination);
    return gain;
  }
}

function white(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 0.3, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new Sounds();
