import { createHash } from 'node:crypto'

/** Text that compresses about as well as a real page does: words that repeat, and numbers that do not. */
function paragraphs(bytes: number): string {
  let text = ''
  for (let index = 0; text.length < bytes; index++) {
    const digest = createHash('md5').update(String(index)).digest('hex').slice(0, 20)
    text += `<li class="model-card"><a href="/vehicles/${digest}"><strong>R ${index * 731}</strong> From ${digest} per month</a></li>`
  }
  return text.slice(0, bytes)
}

/** A page of about 60 KB with the inline scripts of Next. */
export const samplePage = `<!doctype html><html lang="en"><head><title>Vehicles</title></head><body>${paragraphs(44_000)}<script>(self.__next_f=self.__next_f||[]).push([0])</script>${[
  1, 2, 3,
]
  .map(
    (part) =>
      `<script>self.__next_f.push([1,"${part}${paragraphs(5_000 * part)
        .slice(-5_000)
        .replaceAll('"', "'")}"])</script>`,
  )
  .join('')}</body></html>`

/** The navigation data of such a page. */
export const sampleFlight = `0:{"P":null}\n1:${paragraphs(15_000)}\n`
