import { type BlockExample, examplePicture, exampleVideo } from '#features/site/blocks/index.ts'
import { list, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'

export const examples: [BlockExample<'twoColumns'>, ...BlockExample<'twoColumns'>[]] = [
  {
    name: 'two texts, one on a ground of its own',
    block: {
      id: 'two-columns-texts',
      blockType: 'twoColumns',
      title: 'Before you sign.',
      components: [
        {
          id: 'bring',
          blockType: 'text',
          title: 'What to bring',
          content: richTextContent(
            list(
              'bullet',
              'Identity document',
              'Driving licence',
              'Three payslips',
              'Proof of where you live',
            ),
          ),
        },
        {
          id: 'get',
          blockType: 'text',
          title: 'What you are given',
          content: richTextContent(
            paragraph('The whole agreement in plain words, five days before you have to decide.'),
          ),
          backgroundColour: '#102030',
          buttons: [
            { label: 'All vehicles', look: 'primary', link: { kind: 'address', address: '/vehicles' } },
          ],
        },
      ],
    },
  },
  {
    name: 'a text and a picture',
    block: {
      id: 'two-columns-picture',
      blockType: 'twoColumns',
      components: [
        {
          id: 'frame',
          blockType: 'text',
          title: 'One frame, two lives.',
          content: richTextContent(
            'The rally bakkie and the one on your farm leave the same line in Durban on the same morning.',
          ),
          buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
        },
        {
          id: 'dunes',
          blockType: 'singleImage',
          picture: examplePicture('hilux-double-cab', 'Emotional Red', 'dunes'),
          caption: 'Stage four, south of Walvis Bay.',
        },
      ],
    },
  },
  {
    name: 'a video and a text, with a title',
    block: {
      id: 'two-columns-video',
      blockType: 'twoColumns',
      title: 'From the Karoo to the sea.',
      components: [
        {
          id: 'film',
          blockType: 'singleVideo',
          video: exampleVideo({ picture: examplePicture('hilux-double-cab', 'Inferno Orange', 'karoo') }),
        },
        {
          id: 'about',
          blockType: 'text',
          title: 'A day, a tank and a bakkie',
          content: richTextContent('The long way from Beaufort West to Wilderness, over three passes.'),
        },
      ],
    },
  },
  {
    name: 'in the racing style',
    block: {
      id: 'two-columns-racing',
      blockType: 'twoColumns',
      title: 'From the stage to the street.',
      theme: 'racing',
      components: [
        {
          id: 'stage',
          blockType: 'text',
          title: 'What breaks there',
          content: richTextContent('Is made stronger before you can order it.'),
        },
        {
          id: 'helmet',
          blockType: 'singleImage',
          picture: { source: 'helmet', helmet: 'ember', number: '204' },
        },
      ],
    },
  },
  {
    name: 'one component, no title',
    block: {
      id: 'two-columns-one',
      blockType: 'twoColumns',
      components: [
        {
          id: 'alone',
          blockType: 'text',
          title: 'Ongeskiktheidsversekeringsvoorwaardes',
          content: richTextContent('Cover for the instalments while you cannot work.'),
        },
      ],
    },
  },
]
