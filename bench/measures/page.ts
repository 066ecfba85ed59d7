import { performance } from 'node:perf_hooks'
import { richText } from '#tests/e2e/support/editor.ts'
import { type Editor, signIn } from '../editor.ts'
import type { Figure, Measure } from '../measure.ts'
import { median } from '../statistics.ts'

const ROUNDS = 9
const BLOCKS = 30
const path = '/bench-long-page'
const TIMEOUT_MS = 10_000

type Created = { readonly doc: { readonly id: number } }
type ColourList = { readonly docs: readonly { readonly id: number }[] }

async function layout({ call }: Editor): Promise<object[]> {
  const { docs } = (await call('GET', '/api/colours?limit=5&depth=0')) as ColourList
  const picture = (index: number) => ({
    source: 'illustration',
    vehicle: 'fortuner',
    colour: docs[index % docs.length]?.id,
    scene: 'karoo',
  })
  const content = richText('Words of a section. '.repeat(20))
  const kinds = [
    (index: number) => ({
      blockType: 'textWithImage',
      title: `Side ${index}`,
      content,
      picture: picture(index),
    }),
    (index: number) => ({ blockType: 'text', title: `Text ${index}`, content }),
    (index: number) => ({
      blockType: 'benefitCards',
      title: `Cards ${index}`,
      columns: '2',
      cards: [1, 2].map((card) => ({ title: `Card ${card}`, content, image: picture(index + card) })),
    }),
  ]
  return Array.from({ length: BLOCKS }, (_, index) => kinds[index % kinds.length]?.(index) ?? {})
}

/** Fetches the public page. @throws Error after ten seconds without a response */
async function visit(url: string): Promise<string> {
  return (await fetch(url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text()
}

/** Milliseconds until the public page shows the title, and of the request that regenerated the page. */
async function publish(url: string, { call }: Editor, id: number, title: string) {
  await call('PATCH', `/api/pages/${id}?depth=0`, { meta: { title }, _status: 'published' })
  const published = performance.now()
  for (;;) {
    const requested = performance.now()
    const html = await visit(url)
    const now = performance.now()
    if (html.includes(title)) return { visible: now - published, rendered: now - requested }
    if (now - published > 30_000) throw new Error('A published change did not become visible.')
  }
}

function figure(name: string, values: readonly number[], max: number): Figure {
  const medianMs = median([...values])
  return {
    name,
    measured: `${Math.round(medianMs)} ms (at most ${Math.round(Math.max(...values))})`,
    goal: `≤ ${max} ms`,
    reference: '–',
    reached: medianMs <= max,
  }
}

/** The render time of a long page that is not cached, and the delay until a published change is visible. */
export const page: Measure = {
  name: 'page',
  run: async ({ site }) => {
    const { url } = await site()
    const editor = await signIn(url)
    const data = { path, title: 'Long', layout: await layout(editor), _status: 'published' }
    const { doc } = (await editor.call('POST', '/api/pages?depth=0', data)) as Created
    const rounds: { visible: number; rendered: number }[] = []
    try {
      await visit(url)
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await publish(url, editor, doc.id, `Round ${round}`))
    } finally {
      await editor.call('DELETE', `/api/pages/${doc.id}`)
    }
    return [
      figure(
        `page of ${BLOCKS} blocks, not in any cache`,
        rounds.map(({ rendered }) => rendered),
        150,
      ),
      figure(
        'publishing until the public page shows it',
        rounds.map(({ visible }) => visible),
        1_000,
      ),
    ]
  },
}
