import type { ExampleSet } from '../catalogue/example.ts'

/** Complete class names, because Tailwind finds classes in the source text. */
const colours = [
  ['ground', 'bg-ground'],
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['line', 'bg-line'],
  ['field', 'bg-field'],
  ['accent', 'bg-accent'],
  ['accent-text', 'bg-accent-text'],
  ['action', 'bg-action'],
  ['success', 'bg-success'],
  ['night', 'bg-night'],
] as const

const sizes = [
  ['h1', 'text-h1'],
  ['h2', 'text-h2'],
  ['h3', 'text-h3'],
  ['h4', 'text-h4'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small text-ink-2'],
  ['figure', 'figures text-figure'],
] as const

export const tokenExamples: ExampleSet = {
  id: 'tokens',
  title: 'Tokens',
  examples: [
    {
      id: 'tokens-colours',
      title: 'Colours',
      view: (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4 text-small">
          {colours.map(([name, fill]) => (
            <li key={name}>
              <span className={`mb-2 block h-16 border border-line ${fill}`} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'tokens-type',
      title: 'Type',
      view: (
        <div className="grid gap-6">
          {sizes.map(([name, size]) => (
            <p key={name} className={size}>
              {name === 'figure' ? '6,8 L/100 km' : 'The long way round'}
            </p>
          ))}
        </div>
      ),
    },
  ],
}
