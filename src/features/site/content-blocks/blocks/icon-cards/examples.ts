import type { BlockExample } from '#features/site/blocks/index.ts'
import { link, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'

export const examples: [BlockExample<'iconCards'>, ...BlockExample<'iconCards'>[]] = [
  {
    name: 'three in a row',
    block: {
      id: 'icon-cards-three',
      blockType: 'iconCards',
      title: 'What comes with every key.',
      columns: 3,
      buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
      cards: [
        {
          id: 'service',
          icon: 'wrench',
          title: 'Nine services',
          content: richTextContent(
            'Or ninety thousand kilometres, whichever is sooner. Parts and labour in.',
          ),
        },
        {
          id: 'warranty',
          icon: 'shield-check',
          title: 'Three years of warranty',
          content: richTextContent(
            'Transferable to whoever drives it next, and good for a better price then.',
          ),
        },
        {
          id: 'help',
          icon: 'phone',
          title: 'Help at the roadside',
          content: richTextContent(
            paragraph(
              'Day and night on 0800 000 000, from ',
              link('the first kilometre', '/vehicles'),
              ' on.',
            ),
          ),
        },
      ],
    },
  },
  {
    name: 'two in a row, without title',
    block: {
      id: 'icon-cards-two',
      blockType: 'iconCards',
      columns: 2,
      cards: [
        {
          id: 'fuel',
          icon: 'fuel',
          title: 'Ninety-five or ninety-three',
          content: richTextContent('Both are fine at any height above the sea.'),
        },
        {
          id: 'battery',
          icon: 'battery-charging',
          title: 'Eight years for the battery',
          content: richTextContent(
            'Or 195 000 kilometres. It is checked at every service, without a charge.',
          ),
        },
      ],
    },
  },
  {
    name: 'one, long words, no icon, no text',
    block: {
      id: 'icon-cards-one',
      blockType: 'iconCards',
      title: 'Elektronieseonstuimigheidsbeheerstelsel',
      columns: 1,
      cards: [{ id: 'long', title: 'Voertuigidentifikasienommerregistrasiesertifikaat' }],
    },
  },
]
