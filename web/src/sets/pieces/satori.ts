// Satori's pieces, with the SVG patterns that their drawings refer to.
export { default } from "./SatoriPiece.svelte";
export { default as Patterns } from "../../boards/satori/Patterns.svelte";
