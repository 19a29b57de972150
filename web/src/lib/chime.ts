/** Two soft notes: it is your turn. */

const NOTES = [523.25, 783.99]; // hertz
let context: AudioContext | undefined;

export function chime(): void {
  context ??= new AudioContext();
  const { currentTime: now, destination } = context;
  for (const [i, pitch] of NOTES.entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + i * 0.14);
    volume.gain.linearRampToValueAtTime(0.12, now + i * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, now + i * 0.14 + 0.7);
    tone.connect(volume).connect(destination);
    tone.start(now + i * 0.14);
    tone.stop(now + i * 0.14 + 0.75);
  }
}
