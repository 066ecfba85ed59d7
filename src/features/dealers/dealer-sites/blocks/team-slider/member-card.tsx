import type { TeamMember } from '#features/dealers/dealer-content/index.ts'
import { DrawingImage, PictureView } from '#features/pictures/pictures/page.tsx'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import { initialsOf } from '../../rules/initials.ts'

/** A person with picture or initials, job title, telephone and e-mail. Source: requirement D-037. */
export function MemberCard({ member, headingLevel }: { member: TeamMember; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const { firstName, lastName, jobTitle, telephone, email, picture } = member
  const name = `${firstName} ${lastName}`.trim()
  return (
    <article className="flex h-full flex-col">
      <div className="relative aspect-[21/25] overflow-hidden bg-raised [&_img]:size-full [&_img]:object-cover">
        {picture ? (
          <PictureView picture={picture} alt="" fill sizes="(min-width: 60rem) 25vw, 50vw" />
        ) : (
          <DrawingImage
            drawing={{ kind: 'monogram', initials: initialsOf(firstName, lastName), seed: name }}
          />
        )}
      </div>
      <Heading className="mt-4 text-h4">{name}</Heading>
      {jobTitle ? <p className="mt-1 text-ink-2">{jobTitle}</p> : null}
      <div className="mt-3 grid justify-items-start gap-1 text-small">
        {telephone ? (
          <a href={telephoneLink(telephone)} className="target figures hover:text-accent-text">
            {telephone}
          </a>
        ) : null}
        {email ? (
          <a
            href={`mailto:${email}`}
            className="target break-all underline underline-offset-4 hover:text-accent-text"
          >
            {email}
          </a>
        ) : null}
      </div>
    </article>
  )
}
