import { diallingCode } from '#platform/site/market.ts'

/**
 * Returns the address at which a number answers on WhatsApp, with its country's code and without a leading zero:
 * `https://wa.me/27820000101`.
 */
export function whatsappAddress(number: string): string {
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '')
  const isAbroad = number.trim().startsWith('+')
  const international = isAbroad ? digits : diallingCode.slice(1) + digits.replace(/^0/, '')
  return `https://wa.me/${international}`
}
