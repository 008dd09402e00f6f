// Small synthesised sounds: a wooden block, paper, a drop of water, a bell. Nothing is loaded.
import { prefs } from "../prefs.svelte";

let context: AudioContext | null = null;

/** The audio context, or null if sound is off. Browsers allow sound only after the first click or key. */
function audioContext(): AudioContext | null {
  if (!prefs.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

type Tone = { from: number; to?: number; at?: number; length: number; loud: number; shape?: OscillatorType };

function tone(audio: AudioContext, { from, to = from, at = 0, length, loud, shape = "sine" }: Tone): void {
  const [source, level, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + at];
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  level.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(level).connect(audio.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

/** A short noise, like paper or rain. */
function rustle(audio: AudioContext, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1)
    samples[place] = (Math.random() * 2 - 1) * Math.sin((Math.PI * place) / samples.length);
  const [source, filter, level] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  level.gain.value = loud;
  source.connect(filter).connect(level).connect(audio.destination);
  source.start();
}

const SOUNDS = {
  /** The player's own answer: a wooden block. */
  block: (audio: AudioContext): void => {
    tone(audio, { from: 620, to: 410, length: 0.07, loud: 0.1, shape: "triangle" });
    tone(audio, { from: 1240, to: 900, length: 0.03, loud: 0.04 });
  },
  /** Another player's step: the same, softly. */
  step: (audio: AudioContext): void =>
    tone(audio, { from: 430, to: 320, length: 0.06, loud: 0.035, shape: "triangle" }),
  /** An undone step: paper. */
  paper: (audio: AudioContext): void => rustle(audio, 0.16, 2600, 0.12),
  /** A piece falls into the water. */
  drop: (audio: AudioContext): void => {
    tone(audio, { from: 520, to: 1350, length: 0.09, loud: 0.06 });
    tone(audio, { from: 700, to: 1700, at: 0.07, length: 0.06, loud: 0.03 });
  },
  /** The player's turn: a small bell. */
  bell: (audio: AudioContext): void => {
    for (const [part, loud] of [[1, 0.07], [2.76, 0.03], [5.4, 0.012]] as const)
      tone(audio, { from: 523 * part, length: 1.1 / Math.sqrt(part), loud });
  }, // prettier-ignore
  /** The end of the game: a large bell. */
  gong: (audio: AudioContext): void => {
    for (const [part, loud] of [[1, 0.12], [1.51, 0.06], [2.02, 0.05], [2.74, 0.03]] as const)
      tone(audio, { from: 131 * part, length: 2.6 / Math.sqrt(part), loud });
  }, // prettier-ignore
};

export type Sound = keyof typeof SOUNDS;

export function sound(which: Sound): void {
  const audio = audioContext();
  if (audio) SOUNDS[which](audio);
}
