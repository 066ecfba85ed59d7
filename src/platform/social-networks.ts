/** Social networks to which the site can link. */
export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok'] as const

export type SocialNetwork = (typeof socialNetworks)[number]
