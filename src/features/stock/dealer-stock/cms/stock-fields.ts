import type { Field } from 'payload'
import { stockSorts } from '#features/stock/stock/rules.ts'
import { defaultSort } from '../rules/stock-choices.ts'
import { sorts } from '../texts/sorts.ts'

/**
 * Title, introduction and order of a block of used vehicles.
 *
 * Source: requirement D-240; decision D-14.
 *
 * @param withoutText what happens when there are no vehicles and no text for that
 */
export const stockFields = (withoutText: string): Field[] => [
  { name: 'title', type: 'text', localized: true, maxLength: 120 },
  {
    name: 'lead',
    type: 'textarea',
    label: 'Introduction',
    localized: true,
    maxLength: 300,
    admin: { description: 'A sentence or two beside the title.' },
  },
  {
    name: 'sort',
    type: 'select',
    label: 'Order',
    defaultValue: defaultSort,
    options: stockSorts.map((value) => ({ value, label: sorts[value].en })),
    admin: { description: 'A visitor can change it. An order in the address takes precedence.' },
  },
  {
    name: 'emptyText',
    type: 'text',
    label: 'When there is nothing to show',
    localized: true,
    maxLength: 200,
    admin: { description: withoutText },
  },
]
