import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDesk, createRegion, type Desk, draftText } from '#tests/access/dealer-desk.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import type { DashboardContext } from './dashboard-context.ts'
import { readOwnSite } from './own-site.ts'
import { waitingDrafts } from './waiting-drafts.ts'

let cms: TestCms
let own: Desk
let dealer: DashboardContext

beforeAll(async () => {
  cms = await openTestCms()
  const region = await createRegion(cms.payload)
  own = await createDesk(cms.payload, 'bryanston', region, '#7fa8c9')
  await createDesk(cms.payload, 'parktown', region, '#c97f7f')
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { dealer: { equals: own.dealer } },
  })
  const [user] = docs
  if (!user) throw new Error('The dealer has no account.')
  dealer = { payload: cms.payload, user: { ...user, collection: 'users' } }
})
afterAll(() => cms.close())

it('shows a dealer what it looks after', async () => {
  const site = await readOwnSite(dealer)
  expect(site).toMatchObject({ name: 'Dealer bryanston', address: '/dealers/bryanston' })
  expect(site?.lines.map(({ title, note }) => `${title}: ${note}`)).toEqual([
    'Your details: Opening hours, telephone, picture and social links',
    'Pages: Those you write replace the standard ones',
    'Team: 3 teams',
    'Specials: 3 specials',
    'Events: 3 events',
    'Questions and answers: 3 lists',
  ])
  expect(site?.lines[0]?.href).toBe(`/admin/collections/dealers/${own.dealer}`)
})

it('shows nothing of the kind to an editor', async () => {
  const data = { email: 'e@example.co.za', name: 'E', role: 'editor', password: 'a-password-of-e' } as const
  const user = { ...(await cms.payload.create({ collection: 'users', data })), collection: 'users' as const }
  expect(await readOwnSite({ payload: cms.payload, user })).toBeNull()
})

it('lists the drafts of the dealer, and of no other', async () => {
  const { items, total } = await waitingDrafts(dealer)
  expect(total).toBe(10)
  for (const { title } of items) expect(title).toMatch(new RegExp(`bryanston|${draftText}`))
  expect(items.map(({ title }) => title).join()).not.toContain('parktown')
})
