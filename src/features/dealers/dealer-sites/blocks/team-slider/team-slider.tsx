import type { Team, TeamMember } from '#features/dealers/dealer-content/index.ts'
import { innerHeadingLevel, type LiveBlockView, type PageContext } from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { LazyTabs } from '#ui/disclosure/lazy-tabs.island.tsx'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'
import { MemberCard } from './member-card.tsx'

const perView = { phone: 1.5, medium: 2, large: 3, desktop: 4 } as const

type MembersProps = { label: string; members: readonly TeamMember[]; context: PageContext }

function Members({ label, members, context }: MembersProps) {
  return (
    <LazyCarousel
      label={carouselName(label, context.language)}
      perView={perView}
      slides={members.map((member, index) => ({
        id: `${index} ${member.firstName} ${member.lastName}`,
        label: `${member.firstName} ${member.lastName}`.trim(),
        content: <MemberCard member={member} headingLevel={innerHeadingLevel(true, context)} />,
      }))}
      labels={carouselLabels(context.language)}
    />
  )
}

/** The people of a dealer: a tab for all of them, and one for each team. Source: requirements D-035 to D-037. */
export const TeamSlider: LiveBlockView<'teamSlider', readonly Team[]> = ({ block, context, live }) => {
  const { dealerSite } = dealerSiteTexts(context.language)
  const title = block.title || dealerSite.team
  return (
    <DealerSection block={block} defaultTitle={title} context={context} live={live}>
      {(teams) => (
        <LazyTabs
          label={title}
          tabs={[
            { id: 'all', label: dealerSite.everyTeam, members: teams.flatMap(({ members }) => members) },
            ...teams.map(({ id, name, members }) => ({ id: `team-${id}`, label: name, members })),
          ].map(({ id, label, members }) => ({
            ...{ id, label },
            panel: <Members label={label} members={members} context={context} />,
          }))}
        />
      )}
    </DealerSection>
  )
}
