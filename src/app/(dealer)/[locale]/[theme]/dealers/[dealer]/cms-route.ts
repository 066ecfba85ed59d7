/** Loaded only where there is no such dealer or range: an old address may lead on. */
export const cmsRoute = () => import('../../../../../(site)/[locale]/[theme]/cms-route.tsx')
