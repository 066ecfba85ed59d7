import { textGroup } from '#platform/i18n/text-group.ts'

/** The section of a vehicle's page. The page it leads to is English only. */
export const ownershipCosts = textGroup({
  heading: {
    en: 'What it costs to own',
    af: 'Wat dit kos om te besit',
    zu: 'Ukuthi kubiza malini ukuba nayo',
  },
  assumes: {
    en: 'For the {model}: {kilometres} a month, licensed in Gauteng, fuel at the inland price.',
    af: 'Vir die {model}: {kilometres} per maand, gelisensieer in Gauteng, brandstof teen die binnelandse prys.',
    zu: 'Nge-{model}: {kilometres} ngenyanga, ilayisense yaseGauteng, uphethiloli ngentengo yangaphakathi nezwe.',
  },
  onTheRoad: { en: 'On the road', af: 'Op die pad', zu: 'Emgwaqweni' },
  aMonth: { en: 'To run, each month', af: 'Om te bestuur, per maand', zu: 'Ukuyihambisa, ngenyanga' },
  fiveYears: { en: 'Five years, all together', af: 'Vyf jaar, alles saam', zu: 'Iminyaka emihlanu, konke' },
  link: {
    en: 'Every figure, and your kilometres',
    af: 'Elke syfer, en jou kilometers',
    zu: 'Zonke izibalo, namakhilomitha akho',
  },
})
