/** Tells whether a strip inside an element (`data-scrolls`) has more below than is in sight: on a phone no scrollbar says so. */
export function moreBelow(tell: (more: boolean) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const look = (): void => {
      const strip = node.querySelector("[data-scrolls]");
      // A few pixels are only padding.
      tell(strip !== null && strip.scrollHeight - strip.scrollTop - strip.clientHeight > 6);
    };
    const sized = new ResizeObserver(look);
    sized.observe(node);
    const changed = new MutationObserver(look);
    changed.observe(node, { childList: true, characterData: true, subtree: true });
    node.addEventListener("scroll", look, { capture: true, passive: true }); // scrolling does not bubble
    look();
    return () => {
      sized.disconnect();
      changed.disconnect();
      node.removeEventListener("scroll", look, { capture: true });
    };
  };
}
