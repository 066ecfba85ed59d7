import type { NumberField } from 'payload'

/** An amount of money: stored as integer cents, typed in rand by the editor. */
export function moneyField(
  name: string,
  label: string,
  options: { required?: boolean; description?: string } = {},
): NumberField {
  return {
    name,
    label,
    type: 'number',
    required: options.required ?? false,
    min: 0,
    validate: (value: number | null | undefined) => {
      if (value === null || value === undefined) return options.required ? 'An amount is needed here.' : true
      return (
        (Number.isSafeInteger(value) && value >= 0) || 'An amount is zero or more, with at most two decimals.'
      )
    },
    admin: {
      description: options.description,
      components: { Field: '/admin/money-input.tsx#MoneyInput', Cell: '/admin/money-cell.tsx#MoneyCell' },
    },
  }
}
