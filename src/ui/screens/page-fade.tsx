/** Only for visitors who do not prefer reduced motion. */
const rule = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/**
 * Enables the fade between documents (styles/motion.css) with an inline style in the head. Browsers decide on the
 * transition at the first paint of the new page; Chromium may not have loaded the style sheet by then, and would skip
 * the fade with an error that cannot be caught.
 */
export function PageFade() {
  return <style>{rule}</style>
}
