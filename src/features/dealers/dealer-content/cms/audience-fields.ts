import type { Condition, Field, SelectField } from 'payload'
import { fieldAccessFor, ownDealerOf } from '#features/people/accounts/cms.ts'
import { harmlessReference } from '#platform/references/harmless.ts'

/** Where a document is shown. `dealer` without a dealer is shown nowhere. */
export const audiences = ['dealer', 'group', 'every'] as const

export type Audience = (typeof audiences)[number]

type Siblings = { readonly audience?: Audience | null }

const labels: Record<Audience, string> = {
  dealer: 'At one dealer',
  group: 'At every dealer of a group',
  every: 'At every dealer',
}

const byEditors = fieldAccessFor('admin', 'editor')
const access = { create: byEditors, update: byEditors }

/** Hidden from dealers, whose documents are always their own. Payload validates only visible fields, also without a user. */
const forEditors: Condition = (_, __, { user }) => ownDealerOf(user) === undefined

const forEditorsOf =
  (audience: Audience): Condition =>
  (data, siblings, context) =>
    forEditors(data, siblings, context) && (siblings as Siblings | undefined)?.audience === audience

const requiredAt =
  (audience: Audience, message: string) =>
  (value: unknown, { siblingData }: { siblingData: unknown }): true | string =>
    (siblingData as Siblings).audience !== audience || Boolean(value) || message

const audienceField: SelectField = {
  name: 'audience',
  type: 'select',
  label: 'Shown',
  required: true,
  defaultValue: 'dealer' satisfies Audience,
  options: audiences.map((value) => ({ value, label: labels[value] })),
  access,
  admin: { isClearable: false, width: '50%', condition: forEditors },
}

/**
 * Where a document is shown: at one dealer, at the dealers of a group, or at every dealer. Only editors choose;
 * `assignAudience` sets the fields for a dealer.
 */
export const audienceFields: Field = {
  type: 'row',
  fields: [
    audienceField,
    {
      name: 'dealer',
      type: 'relationship',
      relationTo: 'dealers',
      index: true,
      access,
      defaultValue: ({ user }) => ownDealerOf(user),
      validate: requiredAt('dealer', 'Choose the dealer.'),
      admin: { width: '50%', condition: forEditorsOf('dealer') },
      ...harmlessReference('What a dealer wrote stays while the dealer is off the site.', 'unpublish'),
    },
    {
      name: 'group',
      type: 'relationship',
      relationTo: 'dealerGroups',
      index: true,
      access,
      validate: requiredAt('group', 'Choose the group.'),
      admin: { width: '50%', condition: forEditorsOf('group') },
      ...harmlessReference('What is written for a group stays while the group is off the site.', 'unpublish'),
    },
  ],
}
