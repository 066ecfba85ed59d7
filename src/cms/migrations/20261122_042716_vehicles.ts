import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_value_added_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__value_added_offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__value_added_offers_v_published_locale" AS ENUM('en', 'af', 'zu');
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'starlet-cross';
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'urban-cruiser';
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'corolla-hatch';
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'corolla-quest';
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'land-cruiser-prado';
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'land-cruiser-76';
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'land-cruiser-79-double-cab';
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'land-cruiser-79-single-cab';
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'quantum';
  ALTER TYPE "public"."enum_ranges_hero_vehicle" ADD VALUE 'gr-supra';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'starlet-cross';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'urban-cruiser';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'corolla-hatch';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'corolla-quest';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'land-cruiser-prado';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'land-cruiser-76';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'land-cruiser-79-double-cab';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'land-cruiser-79-single-cab';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'quantum';
  ALTER TYPE "public"."enum__ranges_v_version_hero_vehicle" ADD VALUE 'gr-supra';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'starlet-cross';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'urban-cruiser';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'corolla-hatch';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'corolla-quest';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'land-cruiser-prado';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'land-cruiser-76';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'land-cruiser-79-double-cab';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'land-cruiser-79-single-cab';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'quantum';
  ALTER TYPE "public"."enum_dealers_side_image_vehicle" ADD VALUE 'gr-supra';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'starlet-cross';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'urban-cruiser';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'corolla-hatch';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'corolla-quest';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'land-cruiser-prado';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'land-cruiser-76';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'land-cruiser-79-double-cab';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'land-cruiser-79-single-cab';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'quantum';
  ALTER TYPE "public"."enum__dealers_v_version_side_image_vehicle" ADD VALUE 'gr-supra';
  CREATE TABLE "ranges_accessories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"part_number" varchar,
  	"price" numeric
  );
  
  CREATE TABLE "ranges_accessories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_ranges_v_version_accessories" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"part_number" varchar,
  	"price" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ranges_v_version_accessories_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "value_added_offers_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "value_added_offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"range_id" integer,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"terms" varchar,
  	"disclaimer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_value_added_offers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_value_added_offers_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_value_added_offers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_range_id" integer,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_terms" varchar,
  	"version_disclaimer" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__value_added_offers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__value_added_offers_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "models" ADD COLUMN "filter_headings_fuel" varchar;
  ALTER TABLE "models" ADD COLUMN "filter_headings_transmission" varchar;
  ALTER TABLE "models" ADD COLUMN "filter_headings_drive" varchar;
  ALTER TABLE "models" ADD COLUMN "filter_headings_grade" varchar;
  ALTER TABLE "_models_v" ADD COLUMN "version_filter_headings_fuel" varchar;
  ALTER TABLE "_models_v" ADD COLUMN "version_filter_headings_transmission" varchar;
  ALTER TABLE "_models_v" ADD COLUMN "version_filter_headings_drive" varchar;
  ALTER TABLE "_models_v" ADD COLUMN "version_filter_headings_grade" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "value_added_offers_id" integer;
  ALTER TABLE "ranges_accessories" ADD CONSTRAINT "ranges_accessories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ranges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ranges_accessories_locales" ADD CONSTRAINT "ranges_accessories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ranges_accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ranges_v_version_accessories" ADD CONSTRAINT "_ranges_v_version_accessories_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ranges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ranges_v_version_accessories_locales" ADD CONSTRAINT "_ranges_v_version_accessories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ranges_v_version_accessories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "value_added_offers_benefits" ADD CONSTRAINT "value_added_offers_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."value_added_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "value_added_offers" ADD CONSTRAINT "value_added_offers_range_id_ranges_id_fk" FOREIGN KEY ("range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_value_added_offers_v_version_benefits" ADD CONSTRAINT "_value_added_offers_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_value_added_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_value_added_offers_v" ADD CONSTRAINT "_value_added_offers_v_parent_id_value_added_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."value_added_offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_value_added_offers_v" ADD CONSTRAINT "_value_added_offers_v_version_range_id_ranges_id_fk" FOREIGN KEY ("version_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "ranges_accessories_order_idx" ON "ranges_accessories" USING btree ("_order");
  CREATE INDEX "ranges_accessories_parent_id_idx" ON "ranges_accessories" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "ranges_accessories_locales_locale_parent_id_unique" ON "ranges_accessories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_ranges_v_version_accessories_order_idx" ON "_ranges_v_version_accessories" USING btree ("_order");
  CREATE INDEX "_ranges_v_version_accessories_parent_id_idx" ON "_ranges_v_version_accessories" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_ranges_v_version_accessories_locales_locale_parent_id_uniqu" ON "_ranges_v_version_accessories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "value_added_offers_benefits_order_idx" ON "value_added_offers_benefits" USING btree ("_order");
  CREATE INDEX "value_added_offers_benefits_parent_id_idx" ON "value_added_offers_benefits" USING btree ("_parent_id");
  CREATE INDEX "value_added_offers_range_idx" ON "value_added_offers" USING btree ("range_id");
  CREATE INDEX "value_added_offers_updated_at_idx" ON "value_added_offers" USING btree ("updated_at");
  CREATE INDEX "value_added_offers_created_at_idx" ON "value_added_offers" USING btree ("created_at");
  CREATE INDEX "value_added_offers__status_idx" ON "value_added_offers" USING btree ("_status");
  CREATE INDEX "_value_added_offers_v_version_benefits_order_idx" ON "_value_added_offers_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_value_added_offers_v_version_benefits_parent_id_idx" ON "_value_added_offers_v_version_benefits" USING btree ("_parent_id");
  CREATE INDEX "_value_added_offers_v_parent_idx" ON "_value_added_offers_v" USING btree ("parent_id");
  CREATE INDEX "_value_added_offers_v_version_version_range_idx" ON "_value_added_offers_v" USING btree ("version_range_id");
  CREATE INDEX "_value_added_offers_v_version_version_updated_at_idx" ON "_value_added_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_value_added_offers_v_version_version_created_at_idx" ON "_value_added_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_value_added_offers_v_version_version__status_idx" ON "_value_added_offers_v" USING btree ("version__status");
  CREATE INDEX "_value_added_offers_v_created_at_idx" ON "_value_added_offers_v" USING btree ("created_at");
  CREATE INDEX "_value_added_offers_v_updated_at_idx" ON "_value_added_offers_v" USING btree ("updated_at");
  CREATE INDEX "_value_added_offers_v_snapshot_idx" ON "_value_added_offers_v" USING btree ("snapshot");
  CREATE INDEX "_value_added_offers_v_published_locale_idx" ON "_value_added_offers_v" USING btree ("published_locale");
  CREATE INDEX "_value_added_offers_v_latest_idx" ON "_value_added_offers_v" USING btree ("latest");
  CREATE INDEX "_value_added_offers_v_autosave_idx" ON "_value_added_offers_v" USING btree ("autosave");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_value_added_offers_fk" FOREIGN KEY ("value_added_offers_id") REFERENCES "public"."value_added_offers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_value_added_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("value_added_offers_id");
  -- Derived data of the search, filled by the product; nothing of the CMS refers to it.
  CREATE TABLE "search_entries" (
    "kind" text NOT NULL CHECK ("kind" IN ('range', 'model', 'page')),
    "key" text NOT NULL,
    "language" text NOT NULL CHECK ("language" IN ('en', 'af', 'zu')),
    "title" text NOT NULL,
    "summary" text NOT NULL,
    "shown" jsonb NOT NULL,
    "words" tsvector NOT NULL,
    "version" text NOT NULL,
    PRIMARY KEY ("kind", "key", "language")
  );
  CREATE INDEX "search_entries_words_idx" ON "search_entries" USING gin ("words");
  CREATE TABLE "search_words" ("word" text PRIMARY KEY, "misspellings" text[] NOT NULL);
  CREATE INDEX "search_words_misspellings_idx" ON "search_words" USING gin ("misspellings");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "ranges_accessories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "ranges_accessories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ranges_v_version_accessories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_ranges_v_version_accessories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "value_added_offers_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "value_added_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_value_added_offers_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_value_added_offers_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "ranges_accessories" CASCADE;
  DROP TABLE "ranges_accessories_locales" CASCADE;
  DROP TABLE "_ranges_v_version_accessories" CASCADE;
  DROP TABLE "_ranges_v_version_accessories_locales" CASCADE;
  DROP TABLE "value_added_offers_benefits" CASCADE;
  DROP TABLE "value_added_offers" CASCADE;
  DROP TABLE "_value_added_offers_v_version_benefits" CASCADE;
  DROP TABLE "_value_added_offers_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_value_added_offers_fk";
  
  ALTER TABLE "ranges" ALTER COLUMN "hero_vehicle" SET DATA TYPE text;
  DROP TYPE "public"."enum_ranges_hero_vehicle";
  CREATE TYPE "public"."enum_ranges_hero_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion');
  ALTER TABLE "ranges" ALTER COLUMN "hero_vehicle" SET DATA TYPE "public"."enum_ranges_hero_vehicle" USING "hero_vehicle"::"public"."enum_ranges_hero_vehicle";
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_vehicle" SET DATA TYPE text;
  DROP TYPE "public"."enum__ranges_v_version_hero_vehicle";
  CREATE TYPE "public"."enum__ranges_v_version_hero_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion');
  ALTER TABLE "_ranges_v" ALTER COLUMN "version_hero_vehicle" SET DATA TYPE "public"."enum__ranges_v_version_hero_vehicle" USING "version_hero_vehicle"::"public"."enum__ranges_v_version_hero_vehicle";
  ALTER TABLE "dealers" ALTER COLUMN "side_image_vehicle" SET DATA TYPE text;
  DROP TYPE "public"."enum_dealers_side_image_vehicle";
  CREATE TYPE "public"."enum_dealers_side_image_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion');
  ALTER TABLE "dealers" ALTER COLUMN "side_image_vehicle" SET DATA TYPE "public"."enum_dealers_side_image_vehicle" USING "side_image_vehicle"::"public"."enum_dealers_side_image_vehicle";
  ALTER TABLE "_dealers_v" ALTER COLUMN "version_side_image_vehicle" SET DATA TYPE text;
  DROP TYPE "public"."enum__dealers_v_version_side_image_vehicle";
  CREATE TYPE "public"."enum__dealers_v_version_side_image_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion');
  ALTER TABLE "_dealers_v" ALTER COLUMN "version_side_image_vehicle" SET DATA TYPE "public"."enum__dealers_v_version_side_image_vehicle" USING "version_side_image_vehicle"::"public"."enum__dealers_v_version_side_image_vehicle";
  DROP INDEX "payload_locked_documents_rels_value_added_offers_id_idx";
  ALTER TABLE "models" DROP COLUMN "filter_headings_fuel";
  ALTER TABLE "models" DROP COLUMN "filter_headings_transmission";
  ALTER TABLE "models" DROP COLUMN "filter_headings_drive";
  ALTER TABLE "models" DROP COLUMN "filter_headings_grade";
  ALTER TABLE "_models_v" DROP COLUMN "version_filter_headings_fuel";
  ALTER TABLE "_models_v" DROP COLUMN "version_filter_headings_transmission";
  ALTER TABLE "_models_v" DROP COLUMN "version_filter_headings_drive";
  ALTER TABLE "_models_v" DROP COLUMN "version_filter_headings_grade";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "value_added_offers_id";
  DROP TYPE "public"."enum_value_added_offers_status";
  DROP TYPE "public"."enum__value_added_offers_v_version_status";
  DROP TYPE "public"."enum__value_added_offers_v_published_locale";
  DROP TABLE "search_words";
  DROP TABLE "search_entries";`)
}
