import { textGroup } from './text-group.ts'

/** Texts of the not-found page. */
export const notFound = textGroup({
  pageTitle: { en: 'Page not found', af: 'Bladsy nie gevind nie', zu: 'Ikhasi alitholakali' },
  title: { en: 'This road ends here.', af: 'Hierdie pad eindig hier.', zu: 'Lo mgwaqo\nuphelela\nlapha.' },
  text: {
    en: 'The page you asked for does not exist, or has moved. Every vehicle we sell is one step away.',
    af: 'Die bladsy wat jy gesoek het, bestaan nie of het geskuif. Elke voertuig wat ons verkoop, is een stap ver.',
    zu: 'Ikhasi olifunayo alikho, noma lithuthiwe. Zonke izimoto esizithengisayo ziseduze.',
  },
  action: { en: 'See all vehicles', af: 'Sien alle voertuie', zu: 'Bona zonke izimoto' },
})
