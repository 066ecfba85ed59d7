import type { NumberField } from 'payload'
import { type Cents, cents } from '../money.ts'

type MoneyFieldOptions = {
  readonly required?: boolean
  readonly description?: string
  /** Checks an amount in cents against its sibling fields; returns an error message for the editor, or null. */
  readonly check?: (amount: Cents, siblings: object) => string | null
}

/** An amount of money: stored as integer cents, typed in rand by the editor. */
export function moneyField(name: string, label: string, options: MoneyFieldOptions = {}): NumberField {
  return {
    name,
    label,
    type: 'number',
    required: options.required ?? false,
    min: 0,
    validate: (value: number | null | undefined, { siblingData }: { siblingData: object }) => {
      if (value === null || value === undefined) return options.required ? 'Enter an amount.' : true
      if (!Number.isSafeInteger(value) || value < 0)
        return 'An amount must be zero or more, with at most two decimals.'
      return options.check?.(cents(value), siblingData) ?? true
    },
    admin: {
      description: options.description,
      components: { Field: '/admin/money-input.tsx#MoneyInput', Cell: '/admin/money-cell.tsx#MoneyCell' },
    },
  }
}
