import { performance } from 'node:perf_hooks'
import { richText } from '#tests/e2e/support/editor.ts'
import { type Editor, signIn } from '../editor.ts'
import type { Figure, Measure } from '../measure.ts'
import { median } from '../statistics.ts'

const ROUNDS = 9
const BLOCKS = 30
const path = '/bench-long-page'
const ANSWERS_WITHIN_MS = 10_000

type Made = { readonly doc: { readonly id: number } }
type Found = { readonly docs: readonly { readonly id: number }[] }

async function layout({ call }: Editor): Promise<object[]> {
  const { docs } = (await call('GET', '/api/colours?limit=5&depth=0')) as Found
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

/** The page as a visitor gets it. @throws Error when it does not come in ten seconds: a measure ends in any case */
async function visit(url: string): Promise<string> {
  return (await fetch(url + path, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })).text()
}

/** Milliseconds until a visitor sees the title, and of the one request that made the page anew. */
async function publish(url: string, { call }: Editor, id: number, title: string) {
  await call('PATCH', `/api/pages/${id}?depth=0`, { meta: { title }, _status: 'published' })
  const published = performance.now()
  for (;;) {
    const asked = performance.now()
    const html = await visit(url)
    const now = performance.now()
    if (html.includes(title)) return { visible: now - published, rendered: now - asked }
    if (now - published > 30_000) throw new Error('A published change did not become visible.')
  }
}

function figure(name: string, values: readonly number[], most: number): Figure {
  const middle = median([...values])
  return {
    name,
    measured: `${Math.round(middle)} ms (at most ${Math.round(Math.max(...values))})`,
    goal: `≤ ${most} ms`,
    reference: '–',
    reached: middle <= most,
  }
}

/** How long a long page takes that is in no cache, and a change to reach its visitors. */
export const page: Measure = {
  name: 'page',
  run: async ({ site }) => {
    const { url } = await site()
    const editor = await signIn(url)
    const data = { path, title: 'Long', layout: await layout(editor), _status: 'published' }
    const { doc } = (await editor.call('POST', '/api/pages?depth=0', data)) as Made
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
