export { default } from "./SatoriPiece.svelte";
export { default as Patterns } from "../../boards/satori/Patterns.svelte";
