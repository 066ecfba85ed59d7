/** Less motion was not asked for. */
const rule = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/**
 * Asks for the fade from document to document (styles/motion.css), in the head itself: a browser decides about it when
 * it first draws the page that comes. Chromium does not always know the rules of a style sheet by then, skips the fade
 * and reports an error that nobody could catch.
 */
export function PageFade() {
  return <style>{rule}</style>
}
