/** A few short sounds, made by the browser itself; only after the person has done something, as browsers want it. */
import { settings } from "../settings/settings.svelte";

export type Sound = "card" | "capture" | "pisti" | "turn" | "count";

let context: AudioContext | null = null;

/** Let sounds be heard from now on; to be called at the first gesture. */
export function wake(): void {
  if (settings.volume === 0 || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Make a sound, if sounds may be heard. */
export function sound(which: Sound): void {
  if (!context || context.state !== "running" || settings.volume === 0 || document.hidden) return;
  const out = context.createGain();
  out.gain.value = (settings.volume / 10) ** 2;
  out.connect(context.destination);
  SOUNDS[which](context, out, context.currentTime);
}

/** Tell by a short vibration that it is the person's turn, where that is wished. */
export function buzz(): void {
  if (settings.vibration && "vibrate" in navigator) navigator.vibrate(60);
}

type Maker = (context: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Readonly<Record<Sound, Maker>> = {
  card: (context, out, at) => rustle(context, out, at, 0.05, 2600),
  capture: (context, out, at) => [0, 0.06, 0.12].forEach((later) => rustle(context, out, at + later, 0.05, 1700)),
  pisti: (context, out, at) => [523.25, 659.25, 783.99, 1046.5].forEach((pitch, step) => tone(context, out, at + step * 0.09, pitch, 0.3)),
  turn: (context, out, at) => tone(context, out, at, 587.33, 0.22),
  count: (context, out, at) => tone(context, out, at, 392, 0.12),
};

/** A note as of a plucked string. */
function tone(context: AudioContext, out: AudioNode, at: number, pitch: number, length: number): void {
  const note = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.35, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  note.connect(gain).connect(out);
  note.start(at);
  note.stop(at + length);
}

/** A card that is put down: a short noise. */
function rustle(context: AudioContext, out: AudioNode, at: number, length: number, pitch: number): void {
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let place = 0; place < frames; place++) data[place] = (Math.random() * 2 - 1) * (1 - place / frames) ** 2;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 0.8 });
  noise.connect(filter).connect(out);
  noise.start(at);
}
