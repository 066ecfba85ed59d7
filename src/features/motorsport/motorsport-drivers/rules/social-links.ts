import type { DriverSocial } from '../driver.ts'

const networks = [
  { network: 'x', label: 'X' },
  { network: 'facebook', label: 'Facebook' },
  { network: 'instagram', label: 'Instagram' },
  { network: 'youtube', label: 'YouTube' },
] as const satisfies readonly { network: keyof DriverSocial; label: string }[]

export type SocialLink = { readonly label: string; readonly href: string }

/** Whether a text is an address that a browser may open: no script, no file. */
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Returns the links to the social media that a driver has. Source: requirement C-069. */
export function socialLinks(social: DriverSocial): readonly SocialLink[] {
  return networks.flatMap(({ network, label }) => {
    const href = social[network]?.trim() ?? ''
    return isWebAddress(href) ? [{ label, href }] : []
  })
}
