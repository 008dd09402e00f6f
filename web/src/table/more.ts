// Finds out whether a strip continues below its visible part.
/**
 * An attachment that reports whether the strip inside it (`data-scrolls`) has more content below. A phone shows no
 * scrollbar.
 */
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
