import type { RichTextData } from './rich-text.tsx'

const base = { version: 1, format: '' as const, indent: 0, direction: 'ltr' as const }
const text = (content: string, format = 0) => ({
  type: 'text',
  text: content,
  format,
  version: 1,
  detail: 0,
  mode: 'normal',
  style: '',
})
const node = (type: string, children: unknown[], more: object = {}) => ({ ...base, type, children, ...more })
const bold = 1

/** Every kind of node available to editors, as stored by the CMS. */
export const richTextExample = {
  root: node('root', [
    node('heading', [text('Before a long road')], { tag: 'h2' }),
    node('paragraph', [
      text('Tyres lose pressure slowly, and a loaded car needs '),
      text('more of it', bold),
      text('. The figures stand on the door pillar and on '),
      node('link', [text('the owner’s pages')], {
        fields: { linkType: 'custom', url: '/owners', newTab: false },
      }),
      text('.'),
    ]),
    node('heading', [text('In this order')], { tag: 'h3' }),
    node(
      'list',
      [
        node('listitem', [text('Check the pressure while the tyres are cold.')], { value: 1 }),
        node('listitem', [text('Look at the tread: 1,6 mm is the law, 3 mm is wise.')], { value: 2 }),
        node('listitem', [text('Pack what is heavy low and in front.')], { value: 3 }),
      ],
      { listType: 'number', tag: 'ol', start: 1 },
    ),
    node('heading', [text('Take along')], { tag: 'h3' }),
    node(
      'list',
      [
        node('listitem', [text('A spare wheel with air in it')], { value: 1 }),
        node('listitem', [text('Water for two days')], { value: 2 }),
      ],
      { listType: 'bullet', tag: 'ul', start: 1 },
    ),
    node('quote', [text('The best tool is the one you packed.')]),
  ]),
} as unknown as RichTextData
