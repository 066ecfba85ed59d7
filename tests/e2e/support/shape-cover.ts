import type { CrawledPage } from './crawl.ts'

/** Returns the shapes of the elements of a page: what an element is, its role and its classes. */
export function shapesOf(html: string): ReadonlySet<string> {
  const body = html.slice(html.indexOf('<body'))
  const markup = body.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const shapes = [...markup.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/g)].map(
    ([, tag = '', attributes = '']) => {
      const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
      return `${tag} ${attribute('role')} ${attribute('class')}`
    },
  )
  return new Set(shapes)
}

/**
 * Selects the fewest pages that together have a share of all shapes, by taking the page with most new ones each time. The
 * number of pages follows the templates of the site, not its content.
 *
 * @param share of the shapes, between 0 and 1
 */
export function coverShapes(pages: readonly CrawledPage[], share: number): CrawledPage[] {
  const missing = new Set<string>()
  const shapesByPage = pages.map((page) => ({ page, shapes: shapesOf(page.html) }))
  for (const { shapes } of shapesByPage) for (const shape of shapes) missing.add(shape)
  const mayRemain = missing.size * (1 - share)
  const chosen: CrawledPage[] = []
  const countNew = (shapes: ReadonlySet<string>) => [...shapes].filter((shape) => missing.has(shape)).length
  while (missing.size > mayRemain) {
    let best: (typeof shapesByPage)[number] | undefined
    let most = 0
    for (const candidate of shapesByPage) {
      const count = countNew(candidate.shapes)
      if (count > most) [best, most] = [candidate, count]
    }
    if (!best) break
    chosen.push(best.page)
    for (const shape of best.shapes) missing.delete(shape)
  }
  return chosen
}
