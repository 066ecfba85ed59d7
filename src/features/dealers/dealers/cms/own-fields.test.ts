import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { ownFields, restrictToEditors } from './own-fields.ts'

const callers = {
  admin: { collection: 'users', role: 'admin' },
  editor: { collection: 'users', role: 'editor' },
  dealer: { collection: 'users', role: 'dealer', dealer: 7 },
}

const fields: Field[] = [
  { type: 'row', fields: [{ name: 'name', type: 'text' }] },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Dealer',
        fields: [
          { name: 'sideImage', type: 'group', fields: [{ name: 'source', type: 'text' }] },
          { type: 'collapsible', label: 'More', fields: [{ name: 'brands', type: 'text', hasMany: true }] },
          { name: 'secret', type: 'text', access: { read: () => false } },
        ],
      },
    ],
  },
  { name: 'addedLater', type: 'array', fields: [{ name: 'text', type: 'text' }] },
  ...ownFields.filter((name) => name !== 'sideImage').map((name): Field => ({ name, type: 'text' })),
]

type Named = { readonly name: string; readonly access?: Record<string, (args: unknown) => unknown> }

function namedFields(list: readonly Field[]): Named[] {
  return list.flatMap((field): Named[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => namedFields(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return namedFields(field.fields)
    return [field as unknown as Named]
  })
}

const changeable = (user: object) =>
  namedFields(restrictToEditors(fields))
    .filter(({ access }) => access?.update?.({ req: { user } }) ?? true)
    .map(({ name }) => name)
    .sort()

describe('the fields of a dealer’s record', () => {
  it('are for editors unless they are the dealer’s own, in rows, tabs and collapsibles too', () => {
    const all = ['addedLater', 'brands', 'name', 'secret', ...ownFields].sort()
    expect(changeable(callers.admin)).toEqual(all)
    expect(changeable(callers.editor)).toEqual(all)
    expect(changeable(callers.dealer)).toEqual([...ownFields].sort())
  })

  it('keep the access they have', () => {
    const secret = namedFields(restrictToEditors(fields)).find(({ name }) => name === 'secret')
    expect(secret?.access?.read?.({})).toBe(false)
  })

  it('are not in a tab that stores data, which would need access of its own', () => {
    const tab: Field = { type: 'tabs', tabs: [{ name: 'hidden', fields: [] }] }
    expect(() => restrictToEditors([tab])).toThrow(/The tab hidden stores data/)
  })
})
