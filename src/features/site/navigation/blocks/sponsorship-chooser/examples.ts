import type { BlockExample } from '#features/site/blocks/index.ts'

const at = (address: string) => ({ kind: 'address' as const, address })

export const examples: [BlockExample<'sponsorshipChooser'>, ...BlockExample<'sponsorshipChooser'>[]] = [
  {
    name: 'two kinds of support',
    block: {
      id: 'sponsorship-two',
      blockType: 'sponsorshipChooser',
      title: 'Sponsorships',
      buttonLabel: 'Apply For Sponsorship',
      options: [
        {
          title: 'Corporate Sponsorship',
          text: 'We invest, and you give us exposure or marketing in exchange.',
          topics: [{ name: 'Sports' }, { name: 'Arts & Culture' }],
          linkLabel: 'Sponsorship Form',
          link: at('/vehicles'),
        },
        {
          title: 'Corporate Social Responsibility',
          text: 'We support four pillars.',
          topics: [{ name: 'Road Safety' }, { name: 'Education' }],
          linkLabel: 'Corporate Citizenship Form',
          link: at('/vehicles/fortuner'),
        },
      ],
    },
  },
  {
    name: 'one kind, long words, no topics',
    block: {
      id: 'sponsorship-one',
      blockType: 'sponsorshipChooser',
      title: 'Gemeenskapsbetrokkenheid en borgskappe',
      buttonLabel: 'Doen aansoek om borgskap vir gemeenskappe',
      options: [
        {
          title: 'Gemeenskapsontwikkelingsprogramme',
          linkLabel: 'Gemeenskapsontwikkelingsvorm',
          link: at('/vehicles'),
        },
      ],
    },
  },
]
