/** The messages of pages and kernel that each language lacks (tools/untranslated.ts). */
declare module "virtual:untranslated" {
  const untranslated: Readonly<Record<string, readonly string[]>>;
  export default untranslated;
}
