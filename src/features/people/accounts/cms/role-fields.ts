import type { Field } from 'payload'
import { harmlessReference } from '#platform/references/harmless.ts'
import { type Role, roles } from '../index.ts'
import { fieldAccessFor } from './access.ts'

const labels: Record<(typeof roles)[number], string> = {
  admin: 'Administrator: everything, accounts included',
  editor: 'Editor: pages, vehicles and all other content',
  dealer: 'Dealer: what belongs to one dealer',
  leads: 'Leads: reads and handles enquiries',
}

const byAdmin = { create: fieldAccessFor('admin'), update: fieldAccessFor('admin') }

type Siblings = { role?: Role | null }

/** Role, dealer and status of an account. Only administrators set them. */
export const roleFields: Field[] = [
  {
    name: 'role',
    type: 'select',
    required: true,
    defaultValue: 'editor' satisfies Role,
    options: roles.map((value) => ({ value, label: labels[value] })),
    saveToJWT: true,
    access: byAdmin,
  },
  {
    name: 'dealer',
    type: 'relationship',
    relationTo: 'dealers',
    ...harmlessReference('The account still works while its dealer is off the site.', 'unpublish'),
    access: byAdmin,
    validate: (value: unknown, { siblingData }: { siblingData: Siblings }) =>
      siblingData.role !== 'dealer' || Boolean(value) || 'Choose the dealer this account works for.',
    admin: {
      condition: (_, siblings: Siblings) => siblings.role === 'dealer',
      description: 'The one dealer whose content and enquiries the account sees.',
    },
  },
  {
    name: 'disabled',
    type: 'checkbox',
    label: 'Disabled',
    defaultValue: false,
    access: byAdmin,
    admin: { position: 'sidebar', description: 'Ends all sessions of the account and prevents sign-in.' },
  },
]
