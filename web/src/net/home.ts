// The folder of the pages, under whatever path they are served.
export const home = new URL(".", location.href);
