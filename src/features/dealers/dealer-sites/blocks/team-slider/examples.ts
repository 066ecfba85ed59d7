import type { Team, TeamMember } from '#features/dealers/dealer-content/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'

const member = (firstName: string, lastName: string, jobTitle: string | null): TeamMember => ({
  ...{ firstName, lastName, jobTitle, picture: null },
  telephone: jobTitle ? '0800 000 101' : null,
  email: jobTitle ? `${firstName.toLowerCase()}@example.co.za` : null,
})

const teams: Team[] = [
  {
    id: '1',
    name: 'Sales',
    members: [
      member('Nomsa', 'Dlamini', 'Dealer Principal'),
      member('Éric', 'Nkosi', 'New vehicles'),
      member('Anna', 'van der Westhuizen-Labuschagne', 'Fleet'),
    ],
  },
  {
    id: '2',
    name: 'Workshop',
    members: [member('Thabo', 'Molefe', 'Service Manager'), member('Jan', '', null)],
  },
]

export const examples = [
  {
    name: 'two teams',
    live: { state: 'ready', data: teams },
    block: { id: 'team-two', blockType: 'teamSlider', title: 'Who you will meet.' },
  },
  {
    name: 'nobody yet',
    live: { state: 'empty' },
    block: { id: 'team-none', blockType: 'teamSlider', emptyText: 'We will introduce ourselves soon.' },
  },
  {
    name: 'when the team cannot be loaded',
    live: { state: 'failed' },
    block: { id: 'team-failed', blockType: 'teamSlider' },
  },
] as const satisfies readonly BlockExample<'teamSlider', readonly Team[]>[]
