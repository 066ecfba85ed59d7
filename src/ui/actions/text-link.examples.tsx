import type { ExampleSet } from '../catalogue/example.ts'
import { TextLink } from './text-link.tsx'

export const textLinkExamples: ExampleSet = {
  id: 'links',
  title: 'TextLink',
  examples: [
    {
      id: 'link-alone',
      title: 'On its own',
      view: <TextLink href="#links">Read about safety</TextLink>,
    },
    {
      id: 'link-inline',
      title: 'In running text',
      view: (
        <p className="max-w-[60ch]">
          The sliding door takes a bicycle, and{' '}
          <TextLink href="#links" variant="inline">
            the third row folds flat
          </TextLink>
          . Prices are in{' '}
          <TextLink href="https://example.co.za" variant="inline" newTab newTabNote="(opens in a new tab)">
            the price list
          </TextLink>
          .
        </p>
      ),
    },
  ],
}
