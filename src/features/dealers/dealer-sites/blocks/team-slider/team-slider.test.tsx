import { expect, test } from 'vitest'
import type { Picture } from '#features/pictures/pictures/index.ts'
import { dataOf, htmlOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'
import { TeamSlider } from './team-slider.tsx'

const [two] = examples
const teams = dataOf(two.live)

/** The panels of the tabs by their label. */
async function panels() {
  const html = await htmlOf(TeamSlider, two.block, { state: 'ready', data: teams })
  const [, ...parts] = html.split('role="tabpanel"')
  return { html, parts }
}

test('has a tab for all members, selected initially, and one for each team (D-035, D-036)', async () => {
  const { html } = await panels()
  const tabs = [...html.matchAll(/role="tab"[^>]*aria-selected="(\w+)"[^>]*>([^<]+)</g)]
  expect(tabs.map(([, selected, label]) => [label, selected])).toEqual([
    ['All', 'true'],
    ['Sales', 'false'],
    ['Workshop', 'false'],
  ])
})

test('shows the members of every team under All, and only its own under a team (D-035, D-036)', async () => {
  const { parts } = await panels()
  const counts = parts.map((part) => part.match(/<article/g)?.length)
  expect(counts).toEqual([5, 3, 2])
  expect(textOf(parts[2] ?? '')).not.toContain('Nomsa Dlamini')
})

test('shows the uploaded picture of a member in place of initials (D-037)', async () => {
  const [sales] = teams
  const [first] = sales?.members ?? []
  if (!sales || !first) throw new Error('The example has no member.')
  const picture: Picture = {
    ...{ kind: 'upload', src: '/api/media/file/nomsa.jpg', alt: 'Nomsa', width: 300, height: 357 },
    ...{ focus: { x: 50, y: 50 }, avif: [], webp: [], share: null, caption: null, credit: null },
  }
  const html = await htmlOf(TeamSlider, two.block, {
    state: 'ready',
    data: [{ ...sales, members: [{ ...first, picture }] }],
  })
  expect(html).toContain('nomsa.jpg')
  expect(html).not.toContain('monogram')
})

test('shows name, job title, telephone, e-mail and picture of a member (D-037)', async () => {
  const { parts } = await panels()
  const [card = ''] = parts[1]?.match(/<article.*?<\/article>/s) ?? []
  expect(textOf(card)).toBe('Nomsa Dlamini Dealer Principal 0800 000 101 nomsa@example.co.za')
  expect(card).toContain('href="tel:0800000101"')
  expect(card).toContain('href="mailto:nomsa@example.co.za"')
  expect(card).toMatch(/<img[^>]*src="\/art\/[^"]*monogram\/TkQ\//)
})
