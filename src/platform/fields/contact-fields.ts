import type { ArrayField, TextField } from 'payload'
import { diallingCode } from '../site/market.ts'
import { networkNames, socialNetworks } from '../site/social-networks.ts'
import { rowLabel } from './row-label.ts'

type Options = {
  readonly required?: boolean
  readonly description?: string
}

/** A telephone number as it is displayed: digits, spaces, hyphens, brackets and an optional leading plus. */
export function telephoneField(name: string, label: string, { description }: Options = {}): TextField {
  return {
    name,
    label,
    type: 'text',
    validate: (value: string | null | undefined) =>
      !value ||
      /^\+?[0-9][0-9 ()-]{7,20}$/.test(value) ||
      `Enter digits and spaces, with the country code for calls from abroad: ${diallingCode} 11 555 0100.`,
    admin: { description },
  }
}

/**
 * The URL of a page outside this site.
 *
 * @param onlySecure refuses addresses that are not encrypted
 */
export function webAddressField(
  name: string,
  label: string,
  { required = false, description, onlySecure = false }: Options & { readonly onlySecure?: boolean } = {},
): TextField {
  return {
    name,
    label,
    type: 'text',
    required,
    validate: (value: string | null | undefined) => {
      if (!value) return !required || 'Enter an address.'
      if (onlySecure && !value.startsWith('https://')) return 'Enter an address that begins with https://.'
      const isAddress = /^https?:\/\//.test(value) && URL.canParse(value)
      return isAddress || 'Enter the full address, for example https://www.example.co.za/shop.'
    },
    admin: { description },
  }
}

/** Links to profiles on social networks, in display order. */
export function socialLinksField(): ArrayField {
  return {
    name: 'socialLinks',
    type: 'array',
    labels: { singular: 'Social link', plural: 'Social links' },
    maxRows: socialNetworks.length,
    admin: { initCollapsed: true, components: { RowLabel: rowLabel('network') } },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'network',
            type: 'select',
            required: true,
            options: socialNetworks.map((value) => ({ value, label: networkNames[value] })),
          },
          webAddressField('address', 'Address', { required: true }),
        ],
      },
    ],
  }
}
