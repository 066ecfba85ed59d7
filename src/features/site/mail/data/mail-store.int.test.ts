import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLinkToken } from '#platform/http/link-token.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { databaseTime } from '#tests/database-time.ts'
import { deleteMails, deleteMailsBefore, mailTransport } from '../server.ts'

let cms: TestCms
beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const mail = (key: string, changes: Partial<Mail> = {}): Mail => ({
  key,
  to: ['thabo@example.com'],
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  ...changes,
})
const keys = async () => {
  const { docs } = await cms.payload.find({ collection: 'mails', sort: 'key', pagination: false })
  return docs.map(({ key }) => key)
}

describe('the mail store without a mail server', () => {
  it('stores each mail once by its key, with everything the recipient would receive', async () => {
    const attachments = [{ filename: 'lead.xml', contentType: 'application/x-adf+xml', content: '<adf/>' }]
    const complete = mail('a', { to: ['one@example.co.za', 'two@example.co.za'], attachments, about: 'FC-1' })
    const receipts = [await mailTransport().send(complete), await mailTransport().send(complete)]
    expect(receipts[0]).toEqual(receipts[1])
    const { docs } = await cms.payload.find({ collection: 'mails' })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      subject: 'Hello',
      recipients: 'one@example.co.za, two@example.co.za',
      about: 'FC-1',
      html: '<p>Hello</p>',
      attachments,
      messageId: receipts[0]?.messageId,
    })
  })

  it('deletes the mails of a person by address and by the references of their enquiries', async () => {
    await mailTransport().send(mail('b', { to: ['Thabo@Example.com'] }))
    await mailTransport().send(mail('c', { to: ['dealer@example.co.za'], about: 'FC-2' }))
    await mailTransport().send(mail('d', { to: ['dealer@example.co.za'], about: 'FC-3' }))
    expect(await deleteMails(' THABO@example.com', ['FC-2', "' or true --"])).toBe(2)
    expect(await keys()).toEqual(['a', 'd'])
  })

  it('deletes mails older than the given date', async () => {
    const now = await databaseTime(cms.payload)
    expect(await deleteMailsBefore(new Date(now - 60_000))).toBe(0)
    expect(await deleteMailsBefore(new Date(now + 60_000))).toBe(2)
    expect(await keys()).toEqual([])
  })

  describe('with links that act for their recipient', () => {
    let token: string
    let link: string
    const userWith = async (role: 'admin' | 'leads') => {
      const data = { email: `${role}@example.co.za`, name: role, role, password: 'a-password-of-a-test' }
      const { id } = await cms.payload.create({ collection: 'users', data })
      return { ...(await cms.payload.findByID({ collection: 'users', id })), collection: 'users' as const }
    }
    const readAs = async (role: 'admin' | 'leads') => {
      const caller = { collection: 'mails', user: await userWith(role), overrideAccess: false } as const
      const { docs } = await cms.payload.find({ ...caller, sort: 'key' })
      const single = await Promise.all(docs.map(({ id }) => cms.payload.findByID({ ...caller, id })))
      return { keys: docs.map(({ key }) => key), list: JSON.stringify(docs), single: JSON.stringify(single) }
    }

    beforeAll(async () => {
      token = createLinkToken('privacy', 'PR-1')
      link = `https://example.co.za/privacy-request/${token}`
      const content = { html: `<a href="${link}">Erase</a>`, text: link }
      await mailTransport().send(mail('erase', content))
      await mailTransport().send(mail('enquiry', { ...content, about: 'FC-9' }))
    })

    it('shows leads mails about enquiries only, without the tokens', async () => {
      const { keys: found, list, single } = await readAs('leads')
      expect(found).toEqual(['enquiry'])
      expect(list + single).not.toContain(token)
      expect(single).toContain('https://example.co.za/privacy-request/…')
    })

    it('shows an administrator the tokens of a mail that is opened, but not in a list', async () => {
      const { keys: found, list, single } = await readAs('admin')
      expect(found).toEqual(['enquiry', 'erase'])
      expect(list).not.toContain(token)
      expect(single).toContain(link)
    })
  })

  it('rejects unauthenticated reading and creation', async () => {
    const asVisitor = { collection: 'mails', overrideAccess: false } as const
    await expect(cms.payload.find(asVisitor)).rejects.toThrow('not allowed')
    const data = { key: 'x', subject: 'x' }
    await expect(cms.payload.create({ ...asVisitor, data })).rejects.toThrow('not allowed')
  })
})
