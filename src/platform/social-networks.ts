/** Networks whose links we show. */
export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'tiktok'] as const

export type SocialNetwork = (typeof socialNetworks)[number]
