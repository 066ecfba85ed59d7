import { fill } from '#platform/i18n/fill.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { manualPath } from '../compose/manual-path.ts'
import type { ListedManual, ManualList } from '../manual-list.ts'
import type { OwnerManualTexts } from '../texts.ts'
import { manualKilobytes } from './manual-size.ts'

export type ManualCardsProps = {
  readonly list: ManualList
  /** The names of the kinds of vehicles. */
  readonly groups: Readonly<Record<ManualList[number]['group'], string>>
  readonly headingLevel: 2 | 3
  readonly texts: OwnerManualTexts
}

function Card({
  manual,
  Heading,
  texts,
}: {
  manual: ListedManual
  Heading: 'h3' | 'h4'
  texts: OwnerManualTexts
}) {
  const { slug, name, picture } = manual
  return (
    <li className="grid grid-cols-1 content-start gap-3 border border-line bg-surface p-5">
      {picture ? (
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-24 w-full object-contain object-bottom"
        />
      ) : null}
      <Heading className="text-h4 wrap-anywhere">{name}</Heading>
      <p>
        <TextLink href={manualPath(slug)} newTab newTabNote={texts.newTab}>
          {texts.open}
          <span className="sr-only">: {name}</span>
        </TextLink>
      </p>
    </li>
  )
}

/** The manuals by kind of vehicle, with links to the kinds above them. */
export function ManualCards({ list, groups, headingLevel, texts }: ManualCardsProps) {
  const Heading = `h${headingLevel}` as const
  const inner = headingLevel === 2 ? 'h3' : 'h4'
  return (
    <div className="grid grid-cols-1 gap-10" data-manuals>
      <div className="grid gap-4">
        <p className="max-w-[60ch] text-ink-2">{fill(texts.about, { size: `${manualKilobytes} KB` })}</p>
        <nav aria-label={texts.jump}>
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {list.map(({ group }) => (
              <li key={group}>
                <TextLink href={`#manuals-${group}`}>{groups[group]}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {list.map(({ group, manuals }) => (
        <section key={group} aria-labelledby={`manuals-${group}`} className="grid grid-cols-1 gap-5">
          <Heading id={`manuals-${group}`} className="text-h3">
            {groups[group]}
          </Heading>
          <ul className="grid grid-cols-1 gap-gutter phone:grid-cols-2 tablet:grid-cols-3 laptop:grid-cols-4">
            {manuals.map((manual) => (
              <Card key={manual.slug} manual={manual} Heading={inner} texts={texts} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
