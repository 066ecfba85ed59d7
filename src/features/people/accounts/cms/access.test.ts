import type { AccessArgs, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import {
  fieldAccessFor,
  isAdmin,
  isDealerOf,
  isDealerOfOrPublished,
  isEditor,
  isEditorOrDealer,
  isEditorOrPublished,
  isLeads,
  listOwnOnly,
} from './access.ts'

const argsFor = (user: object | null) => ({ req: { user } as PayloadRequest }) as AccessArgs
const account = (role: string, members: object = {}) => argsFor({ collection: 'users', role, ...members })

const admin = account('admin')
const editor = account('editor')
const dealer = account('dealer', { dealer: 7 })
const dealerWithoutRecord = account('dealer')
const leads = account('leads')
const service = argsFor({ collection: 'service-keys' })
const unauthenticated = argsFor(null)
const callers = { admin, editor, dealer, dealerWithoutRecord, leads, service, unauthenticated }

const published = { _status: { equals: 'published' } }

describe('access rules', () => {
  it.each([
    ['administer', isAdmin, { admin: true }],
    ['edit', isEditor, { admin: true, editor: true }],
    ['handle enquiries', isLeads, { admin: true, leads: true }],
    ['write content of dealers', isEditorOrDealer, { admin: true, editor: true, dealer: true }],
  ])('allows only the listed callers to %s', (_, may, expected: Record<string, boolean>) => {
    for (const [who, args] of Object.entries(callers)) expect(may(args), who).toBe(expected[who] ?? false)
  })

  it('allows everyone to read published documents, and only administrators and editors drafts', () => {
    for (const [who, args] of Object.entries(callers))
      expect(isEditorOrPublished(args), who).toEqual(who === 'admin' || who === 'editor' || published)
  })

  it('allows administrators, editors and the owning dealer to change what belongs to a dealer', () => {
    const own = { 'version.dealer': { equals: 7 } }
    const expected: Record<string, unknown> = { admin: true, editor: true, dealer: own }
    const may = isDealerOf('version.dealer')
    for (const [who, args] of Object.entries(callers)) expect(may(args), who).toEqual(expected[who] ?? false)
  })

  it('allows only administrators, editors and the owning dealer to read what is not published', () => {
    const own = { or: [{ dealer: { equals: 7 } }, published] }
    const expected: Record<string, unknown> = { admin: true, editor: true, dealer: own }
    const may = isDealerOfOrPublished('dealer')
    for (const [who, args] of Object.entries(callers))
      expect(may(args), who).toEqual(expected[who] ?? published)
  })

  it('lists only the documents of a dealer for that dealer', () => {
    const list = listOwnOnly('dealer')
    for (const [who, args] of Object.entries(callers)) {
      const own = who === 'dealer' ? { dealer: { equals: 7 } } : null
      expect(list(args as unknown as Parameters<typeof list>[0]), who).toEqual(own)
    }
  })

  it('allows access to a field only to the named roles', () => {
    const may = fieldAccessFor('leads', 'service')
    for (const [who, args] of Object.entries(callers))
      expect(may(args), who).toBe(who === 'leads' || who === 'service')
  })
})
