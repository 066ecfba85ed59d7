import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDesk, createRegion, type Desk, draftText } from '#tests/access/dealer-desk.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { findDraftSpecial } from './draft-special.ts'

let cms: TestCms
let own: Desk
let other: Desk

beforeAll(async () => {
  cms = await openTestCms()
  const region = await createRegion(cms.payload)
  own = await createDesk(cms.payload, 'bryanston', region, '#7fa8c9')
  other = await createDesk(cms.payload, 'parktown', region, '#c97f7f')
})
afterAll(() => cms.close())

/** The headers of a request by the account of a dealer. */
async function headersOf(slug: string): Promise<Headers> {
  const data = { email: `${slug}@example.co.za`, password: 'a-password-of-a-dealer' }
  const { token } = await cms.payload.login({ collection: 'users', data })
  return new Headers({ authorization: `JWT ${token}` })
}

describe('the preview of a special', () => {
  it('is refused to a visitor', async () => {
    const { changed } = own.documents.specials
    expect(await findDraftSpecial(String(changed), new Headers())).toEqual({ state: 'refused' })
  })

  it('shows a dealer the newest version of its own', async () => {
    const headers = await headersOf('bryanston')
    const { changed, draft } = own.documents.specials
    for (const id of [changed, draft]) {
      const found = await findDraftSpecial(String(id), headers)
      expect(found).toMatchObject({ state: 'found', special: { title: expect.stringContaining(draftText) } })
    }
  })

  it('shows a dealer nothing of another one that visitors do not see', async () => {
    const headers = await headersOf('bryanston')
    const { changed, draft } = other.documents.specials
    expect(await findDraftSpecial(String(draft), headers)).toEqual({ state: 'missing' })
    expect(JSON.stringify(await findDraftSpecial(String(changed), headers))).not.toContain(draftText)
  })
})
