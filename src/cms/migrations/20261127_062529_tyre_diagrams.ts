import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_merchandise_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__merchandise_v_version_picture_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_ranges_hero_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__ranges_v_version_hero_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_dealers_side_image_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__dealers_v_version_side_image_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_specials_image_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__specials_v_version_image_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum_dealer_events_event_image_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_diagram" AS ENUM('camber', 'toe', 'caster', 'marking');
  ALTER TYPE "public"."enum_merchandise_picture_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TYPE "public"."enum__merchandise_v_version_picture_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TYPE "public"."enum_ranges_hero_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TYPE "public"."enum__ranges_v_version_hero_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TYPE "public"."enum_dealers_side_image_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TYPE "public"."enum_specials_image_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TYPE "public"."enum__specials_v_version_image_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TYPE "public"."enum_dealer_events_event_image_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TYPE "public"."enum__dealer_events_v_version_event_image_source" ADD VALUE 'tyre' BEFORE 'upload';
  ALTER TABLE "merchandise" ADD COLUMN "picture_diagram" "enum_merchandise_picture_diagram";
  ALTER TABLE "_merchandise_v" ADD COLUMN "version_picture_diagram" "enum__merchandise_v_version_picture_diagram";
  ALTER TABLE "ranges" ADD COLUMN "hero_diagram" "enum_ranges_hero_diagram";
  ALTER TABLE "_ranges_v" ADD COLUMN "version_hero_diagram" "enum__ranges_v_version_hero_diagram";
  ALTER TABLE "dealers" ADD COLUMN "side_image_diagram" "enum_dealers_side_image_diagram";
  ALTER TABLE "_dealers_v" ADD COLUMN "version_side_image_diagram" "enum__dealers_v_version_side_image_diagram";
  ALTER TABLE "specials" ADD COLUMN "image_diagram" "enum_specials_image_diagram";
  ALTER TABLE "_specials_v" ADD COLUMN "version_image_diagram" "enum__specials_v_version_image_diagram";
  ALTER TABLE "dealer_events" ADD COLUMN "event_image_diagram" "enum_dealer_events_event_image_diagram";
  ALTER TABLE "_dealer_events_v" ADD COLUMN "version_event_image_diagram" "enum__dealer_events_v_version_event_image_diagram";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "merchandise" ALTER COLUMN "picture_source" SET DATA TYPE text;
  DROP TYPE "public"."enum_merchandise_picture_source";
  CREATE TYPE "public"."enum_merchandise_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "merchandise" ALTER COLUMN "picture_source" SET DATA TYPE "public"."enum_merchandise_picture_source" USING "picture_source"::"public"."enum_merchandise_picture_source";
  ALTER TABLE "_merchandise_v" ALTER COLUMN "version_picture_source" SET DATA TYPE text;
  DROP TYPE "public"."enum__merchandise_v_version_picture_source";
  CREATE TYPE "public"."enum__merchandise_v_version_picture_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "_merchandise_v" ALTER COLUMN "version_picture_source" SET DATA TYPE "public"."enum__merchandise_v_version_picture_source" USING "version_picture_source"::"public"."enum__merchandise_v_version_picture_source";
  ALTER TABLE "ranges" ALTER COLUMN "hero_source" SET DATA TYPE text;
  ALTER TABLE "ranges" ALTER COLUMN "hero_source" SET DEFAULT 'illustration'::text;
  DROP TYPE "public"."enum_ranges_hero_source";
  CREATE TYPE "public"."enum_ranges_hero_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "ranges" ALTER COLUMN "hero_source" SET DEFAULT 'illustration'::"public"."enum_ranges_hero_source";
  ALTER TABLE "ranges" ALTER COLUMN "hero_source" SET DATA TYPE "public"."enum_ranges_hero_source" USING "hero_source"::"public"."enum_ranges_hero_source";
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_source" SET DATA TYPE text;
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_source" SET DEFAULT 'illustration'::text;
  DROP TYPE "public"."enum__ranges_v_version_hero_source";
  CREATE TYPE "public"."enum__ranges_v_version_hero_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_source" SET DEFAULT 'illustration'::"public"."enum__ranges_v_version_hero_source";
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_source" SET DATA TYPE "public"."enum__ranges_v_version_hero_source" USING "version_hero_source"::"public"."enum__ranges_v_version_hero_source";
  ALTER TABLE "dealers" ALTER COLUMN "side_image_source" SET DATA TYPE text;
  DROP TYPE "public"."enum_dealers_side_image_source";
  CREATE TYPE "public"."enum_dealers_side_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "dealers" ALTER COLUMN "side_image_source" SET DATA TYPE "public"."enum_dealers_side_image_source" USING "side_image_source"::"public"."enum_dealers_side_image_source";
  ALTER TABLE "_dealers_v" ALTER COLUMN "version_side_image_source" SET DATA TYPE text;
  DROP TYPE "public"."enum__dealers_v_version_side_image_source";
  CREATE TYPE "public"."enum__dealers_v_version_side_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "_dealers_v" ALTER COLUMN "version_side_image_source" SET DATA TYPE "public"."enum__dealers_v_version_side_image_source" USING "version_side_image_source"::"public"."enum__dealers_v_version_side_image_source";
  ALTER TABLE "specials" ALTER COLUMN "image_source" SET DATA TYPE text;
  DROP TYPE "public"."enum_specials_image_source";
  CREATE TYPE "public"."enum_specials_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "specials" ALTER COLUMN "image_source" SET DATA TYPE "public"."enum_specials_image_source" USING "image_source"::"public"."enum_specials_image_source";
  ALTER TABLE "_specials_v" ALTER COLUMN "version_image_source" SET DATA TYPE text;
  DROP TYPE "public"."enum__specials_v_version_image_source";
  CREATE TYPE "public"."enum__specials_v_version_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "_specials_v" ALTER COLUMN "version_image_source" SET DATA TYPE "public"."enum__specials_v_version_image_source" USING "version_image_source"::"public"."enum__specials_v_version_image_source";
  ALTER TABLE "dealer_events" ALTER COLUMN "event_image_source" SET DATA TYPE text;
  DROP TYPE "public"."enum_dealer_events_event_image_source";
  CREATE TYPE "public"."enum_dealer_events_event_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "dealer_events" ALTER COLUMN "event_image_source" SET DATA TYPE "public"."enum_dealer_events_event_image_source" USING "event_image_source"::"public"."enum_dealer_events_event_image_source";
  ALTER TABLE "_dealer_events_v" ALTER COLUMN "version_event_image_source" SET DATA TYPE text;
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_source";
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  ALTER TABLE "_dealer_events_v" ALTER COLUMN "version_event_image_source" SET DATA TYPE "public"."enum__dealer_events_v_version_event_image_source" USING "version_event_image_source"::"public"."enum__dealer_events_v_version_event_image_source";
  ALTER TABLE "merchandise" DROP COLUMN "picture_diagram";
  ALTER TABLE "_merchandise_v" DROP COLUMN "version_picture_diagram";
  ALTER TABLE "ranges" DROP COLUMN "hero_diagram";
  ALTER TABLE "_ranges_v" DROP COLUMN "version_hero_diagram";
  ALTER TABLE "dealers" DROP COLUMN "side_image_diagram";
  ALTER TABLE "_dealers_v" DROP COLUMN "version_side_image_diagram";
  ALTER TABLE "specials" DROP COLUMN "image_diagram";
  ALTER TABLE "_specials_v" DROP COLUMN "version_image_diagram";
  ALTER TABLE "dealer_events" DROP COLUMN "event_image_diagram";
  ALTER TABLE "_dealer_events_v" DROP COLUMN "version_event_image_diagram";
  DROP TYPE "public"."enum_merchandise_picture_diagram";
  DROP TYPE "public"."enum__merchandise_v_version_picture_diagram";
  DROP TYPE "public"."enum_ranges_hero_diagram";
  DROP TYPE "public"."enum__ranges_v_version_hero_diagram";
  DROP TYPE "public"."enum_dealers_side_image_diagram";
  DROP TYPE "public"."enum__dealers_v_version_side_image_diagram";
  DROP TYPE "public"."enum_specials_image_diagram";
  DROP TYPE "public"."enum__specials_v_version_image_diagram";
  DROP TYPE "public"."enum_dealer_events_event_image_diagram";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_diagram";`)
}
