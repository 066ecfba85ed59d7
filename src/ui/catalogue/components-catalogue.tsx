import { TextLink } from '../actions/text-link.tsx'
import type { ExampleSet } from './example.ts'
import { type CataloguePage, cataloguePath, componentGroups } from './groups.ts'

const surfaceClasses = {
  ground: '',
  surface: 'bg-surface',
  raised: 'bg-raised',
  night: 'bg-night on-dark',
}

function Examples({ set }: { set: ExampleSet }) {
  return (
    <section id={set.id} aria-labelledby={`${set.id}-heading`} className="pt-16">
      <h2 id={`${set.id}-heading`} className="frame mb-6 text-h3">
        {set.title}
      </h2>
      {set.examples.map(({ id, title, view, surface = 'ground', fullWidth }) => (
        <div key={id} className="mb-12">
          <h3 className="frame mb-4 font-normal font-text text-ink-2 text-small [font-stretch:100%] [letter-spacing:0]">
            {title}
          </h3>
          <div
            data-example={id}
            className={`${surfaceClasses[surface]} ${surface === 'ground' ? '' : 'py-8'} ${fullWidth ? '' : 'frame'}`}
          >
            {view}
          </div>
        </div>
      ))}
    </section>
  )
}

/** The component catalogue: every component in all its states, one page for each group, in either theme. */
export function ComponentsCatalogue({ group, racing }: CataloguePage) {
  return (
    <div className="pb-section">
      <div className="frame grid grid-cols-1 gap-6 pt-12">
        <h1 className="text-h2">{group ? group.title : 'Components'}</h1>
        <nav aria-label="Components">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            <li>
              <TextLink href={cataloguePath(group, !racing)}>
                {racing ? 'Light theme' : 'Racing theme'}
              </TextLink>
            </li>
            {componentGroups.map((other) => (
              <li key={other.id}>
                <TextLink href={cataloguePath(other, racing)}>{other.title}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {group?.sets.map((set) => (
        <Examples key={set.id} set={set} />
      ))}
    </div>
  )
}
