import { drawnAs, type Look } from './drawn-as.ts'

/** The attributes with the address of a picture. */
const attributes = [
  ['img', 'src'],
  ['source', 'srcset'],
] as const

/**
 * Draws the pictures below an element in another look once it comes into view.
 *
 * @param alt describes the picture then; absent for decoration
 * @returns the function that stops waiting
 */
export function drawInView(root: Element, look: Look, alt?: string): () => void {
  const draw = () => {
    for (const [name, attribute] of attributes)
      for (const picture of root.querySelectorAll(name)) {
        const address = picture.getAttribute(attribute) ?? ''
        const drawn = drawnAs(address, look)
        if (drawn !== address) picture.setAttribute(attribute, drawn)
      }
    if (alt) root.querySelector('img')?.setAttribute('alt', alt)
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    draw()
  })
  // The element itself may have no box: its picture has.
  observer.observe(root.querySelector('img') ?? root)
  return () => observer.disconnect()
}
