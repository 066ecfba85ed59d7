/** Social networks to which the site can link. */
export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok'] as const

export type SocialNetwork = (typeof socialNetworks)[number]

/** The names of the networks, as they write them. */
export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
}
