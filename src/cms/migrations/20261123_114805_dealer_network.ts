import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_teams_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum_teams_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__teams_v_version_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum__teams_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__teams_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_dealer_events_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum_dealer_events_event_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  CREATE TYPE "public"."enum_dealer_events_event_image_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum_dealer_events_event_image_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum_dealer_events_event_image_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum_dealer_events_event_image_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum_dealer_events_event_image_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum_dealer_events_event_image_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum_dealer_events_event_image_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum_dealer_events_event_image_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum_dealer_events_event_image_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum_dealer_events_event_image_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum_dealer_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_events_v_version_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_source" AS ENUM('illustration', 'place', 'article', 'circuit', 'helmet', 'poster', 'medal', 'merchandise', 'upload');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion', 'starlet-cross', 'urban-cruiser', 'corolla-hatch', 'corolla-quest', 'land-cruiser-prado', 'land-cruiser-76', 'land-cruiser-79-double-cab', 'land-cruiser-79-single-cab', 'quantum', 'gr-supra');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track', 'none');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_view" AS ENUM('side', 'front');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_livery" AS ENUM('ember', 'night', 'harbour', 'veld', 'namib', 'pace');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_wheels" AS ENUM('five-twin', 'y-spoke', 'ten', 'six', 'turbine', 'mesh', 'seven', 'steel');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_topic" AS ENUM('finance', 'hybrid', 'safety', 'service', 'sport');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_circuit" AS ENUM('kyalami', 'killarney', 'zwartkops', 'aldo-scribante', 'phakisa', 'east-london', 'dezzi', 'red-star');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_helmet" AS ENUM('ember', 'chalk', 'harbour', 'arrow', 'ring', 'highveld', 'protea', 'namib');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_medal" AS ENUM('gold', 'silver', 'bronze');
  CREATE TYPE "public"."enum__dealer_events_v_version_event_image_item" AS ENUM('tee', 'polo', 'hoodie', 'jacket', 'cap', 'beanie', 'backpack', 'umbrella', 'bottle', 'mug', 'keyring', 'model-car');
  CREATE TYPE "public"."enum__dealer_events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_events_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_dealer_faqs_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum_dealer_faqs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_faqs_v_version_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum__dealer_faqs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_faqs_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_testimonials_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_dealer_quotes_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum_dealer_quotes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_quotes_v_version_audience" AS ENUM('dealer', 'group', 'every');
  CREATE TYPE "public"."enum__dealer_quotes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__dealer_quotes_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_public_holidays_countries" AS ENUM('ZA', 'NA', 'BW', 'SZ', 'LS', 'ZM', 'ZW');
  ALTER TYPE "public"."enum_enquiries_kind" ADD VALUE 'dealerContact' BEFORE 'financeOffer';
  CREATE TABLE "teams_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"job_title" varchar,
  	"phone_number" varchar,
  	"email" varchar,
  	"profile_image_id" integer
  );
  
  CREATE TABLE "teams" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"audience" "enum_teams_audience" DEFAULT 'dealer',
  	"dealer_id" integer,
  	"group_id" integer,
  	"team_name" varchar,
  	"order" numeric DEFAULT 100,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_teams_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "teams_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_teams_v_version_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"job_title" varchar,
  	"phone_number" varchar,
  	"email" varchar,
  	"profile_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_teams_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_audience" "enum__teams_v_version_audience" DEFAULT 'dealer',
  	"version_dealer_id" integer,
  	"version_group_id" integer,
  	"version_team_name" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__teams_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__teams_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_teams_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dealer_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"audience" "enum_dealer_events_audience" DEFAULT 'dealer',
  	"dealer_id" integer,
  	"group_id" integer,
  	"name" varchar,
  	"starts_on" timestamp(3) with time zone,
  	"ends_on" timestamp(3) with time zone,
  	"description" varchar,
  	"event_image_source" "enum_dealer_events_event_image_source",
  	"event_image_vehicle" "enum_dealer_events_event_image_vehicle",
  	"event_image_colour_id" integer,
  	"event_image_scene" "enum_dealer_events_event_image_scene" DEFAULT 'drakensberg',
  	"event_image_view" "enum_dealer_events_event_image_view" DEFAULT 'side',
  	"event_image_livery" "enum_dealer_events_event_image_livery",
  	"event_image_number" varchar,
  	"event_image_wheels" "enum_dealer_events_event_image_wheels",
  	"event_image_topic" "enum_dealer_events_event_image_topic",
  	"event_image_variant" numeric,
  	"event_image_circuit" "enum_dealer_events_event_image_circuit",
  	"event_image_helmet" "enum_dealer_events_event_image_helmet",
  	"event_image_medal" "enum_dealer_events_event_image_medal",
  	"event_image_item" "enum_dealer_events_event_image_item",
  	"event_image_poster_title" varchar,
  	"event_image_poster_facts" varchar,
  	"event_image_image_id" integer,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dealer_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dealer_events_locales" (
  	"event_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "dealer_events_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dealer_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_audience" "enum__dealer_events_v_version_audience" DEFAULT 'dealer',
  	"version_dealer_id" integer,
  	"version_group_id" integer,
  	"version_name" varchar,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_ends_on" timestamp(3) with time zone,
  	"version_description" varchar,
  	"version_event_image_source" "enum__dealer_events_v_version_event_image_source",
  	"version_event_image_vehicle" "enum__dealer_events_v_version_event_image_vehicle",
  	"version_event_image_colour_id" integer,
  	"version_event_image_scene" "enum__dealer_events_v_version_event_image_scene" DEFAULT 'drakensberg',
  	"version_event_image_view" "enum__dealer_events_v_version_event_image_view" DEFAULT 'side',
  	"version_event_image_livery" "enum__dealer_events_v_version_event_image_livery",
  	"version_event_image_number" varchar,
  	"version_event_image_wheels" "enum__dealer_events_v_version_event_image_wheels",
  	"version_event_image_topic" "enum__dealer_events_v_version_event_image_topic",
  	"version_event_image_variant" numeric,
  	"version_event_image_circuit" "enum__dealer_events_v_version_event_image_circuit",
  	"version_event_image_helmet" "enum__dealer_events_v_version_event_image_helmet",
  	"version_event_image_medal" "enum__dealer_events_v_version_event_image_medal",
  	"version_event_image_item" "enum__dealer_events_v_version_event_image_item",
  	"version_event_image_poster_title" varchar,
  	"version_event_image_poster_facts" varchar,
  	"version_event_image_image_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dealer_events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealer_events_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dealer_events_v_locales" (
  	"version_event_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_dealer_events_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dealer_faqs_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"after_title" jsonb
  );
  
  CREATE TABLE "dealer_faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"audience" "enum_dealer_faqs_audience" DEFAULT 'dealer',
  	"dealer_id" integer,
  	"group_id" integer,
  	"title" varchar,
  	"order" numeric DEFAULT 100,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dealer_faqs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dealer_faqs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dealer_faqs_v_version_faq_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"after_title" jsonb,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_dealer_faqs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_audience" "enum__dealer_faqs_v_version_audience" DEFAULT 'dealer',
  	"version_dealer_id" integer,
  	"version_group_id" integer,
  	"version_title" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dealer_faqs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealer_faqs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dealer_faqs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"audience" "enum_testimonials_audience" DEFAULT 'dealer',
  	"dealer_id" integer,
  	"group_id" integer,
  	"full_name" varchar,
  	"rating" numeric DEFAULT 5,
  	"product_name" varchar,
  	"description" jsonb,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_audience" "enum__testimonials_v_version_audience" DEFAULT 'dealer',
  	"version_dealer_id" integer,
  	"version_group_id" integer,
  	"version_full_name" varchar,
  	"version_rating" numeric DEFAULT 5,
  	"version_product_name" varchar,
  	"version_description" jsonb,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_testimonials_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "dealer_quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"audience" "enum_dealer_quotes_audience" DEFAULT 'dealer',
  	"dealer_id" integer,
  	"group_id" integer,
  	"full_name" varchar,
  	"quote" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_dealer_quotes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "dealer_quotes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_dealer_quotes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_audience" "enum__dealer_quotes_v_version_audience" DEFAULT 'dealer',
  	"version_dealer_id" integer,
  	"version_group_id" integer,
  	"version_full_name" varchar,
  	"version_quote" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__dealer_quotes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__dealer_quotes_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_dealer_quotes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "public_holidays_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_public_holidays_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "public_holidays" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"every_year" boolean DEFAULT false,
  	"deleted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "dealer_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "teams_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dealer_events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dealer_faqs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "testimonials_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "dealer_quotes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "public_holidays_id" integer;
  ALTER TABLE "teams_members" ADD CONSTRAINT "teams_members_profile_image_id_media_id_fk" FOREIGN KEY ("profile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "teams_members" ADD CONSTRAINT "teams_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "teams" ADD CONSTRAINT "teams_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "teams" ADD CONSTRAINT "teams_group_id_dealer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "teams_texts" ADD CONSTRAINT "teams_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teams_v_version_members" ADD CONSTRAINT "_teams_v_version_members_profile_image_id_media_id_fk" FOREIGN KEY ("profile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_teams_v_version_members" ADD CONSTRAINT "_teams_v_version_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_teams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_teams_v" ADD CONSTRAINT "_teams_v_parent_id_teams_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."teams"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_teams_v" ADD CONSTRAINT "_teams_v_version_dealer_id_dealers_id_fk" FOREIGN KEY ("version_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_teams_v" ADD CONSTRAINT "_teams_v_version_group_id_dealer_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_teams_v_texts" ADD CONSTRAINT "_teams_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_teams_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_events" ADD CONSTRAINT "dealer_events_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_events" ADD CONSTRAINT "dealer_events_group_id_dealer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_events" ADD CONSTRAINT "dealer_events_event_image_colour_id_colours_id_fk" FOREIGN KEY ("event_image_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_events" ADD CONSTRAINT "dealer_events_event_image_image_id_media_id_fk" FOREIGN KEY ("event_image_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_events_locales" ADD CONSTRAINT "dealer_events_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_events_texts" ADD CONSTRAINT "dealer_events_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_events_v" ADD CONSTRAINT "_dealer_events_v_parent_id_dealer_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_events_v" ADD CONSTRAINT "_dealer_events_v_version_dealer_id_dealers_id_fk" FOREIGN KEY ("version_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_events_v" ADD CONSTRAINT "_dealer_events_v_version_group_id_dealer_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_events_v" ADD CONSTRAINT "_dealer_events_v_version_event_image_colour_id_colours_id_fk" FOREIGN KEY ("version_event_image_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_events_v" ADD CONSTRAINT "_dealer_events_v_version_event_image_image_id_media_id_fk" FOREIGN KEY ("version_event_image_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_events_v_locales" ADD CONSTRAINT "_dealer_events_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealer_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_events_v_texts" ADD CONSTRAINT "_dealer_events_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealer_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_faqs_faq_items" ADD CONSTRAINT "dealer_faqs_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."dealer_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_faqs" ADD CONSTRAINT "dealer_faqs_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_faqs" ADD CONSTRAINT "dealer_faqs_group_id_dealer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_faqs_texts" ADD CONSTRAINT "dealer_faqs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_faqs_v_version_faq_items" ADD CONSTRAINT "_dealer_faqs_v_version_faq_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_dealer_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_faqs_v" ADD CONSTRAINT "_dealer_faqs_v_parent_id_dealer_faqs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_faqs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_faqs_v" ADD CONSTRAINT "_dealer_faqs_v_version_dealer_id_dealers_id_fk" FOREIGN KEY ("version_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_faqs_v" ADD CONSTRAINT "_dealer_faqs_v_version_group_id_dealer_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_faqs_v_texts" ADD CONSTRAINT "_dealer_faqs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealer_faqs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_group_id_dealer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_texts" ADD CONSTRAINT "testimonials_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_dealer_id_dealers_id_fk" FOREIGN KEY ("version_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_group_id_dealer_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_texts" ADD CONSTRAINT "_testimonials_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "dealer_quotes" ADD CONSTRAINT "dealer_quotes_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_quotes" ADD CONSTRAINT "dealer_quotes_group_id_dealer_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "dealer_quotes_texts" ADD CONSTRAINT "dealer_quotes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_dealer_quotes_v" ADD CONSTRAINT "_dealer_quotes_v_parent_id_dealer_quotes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."dealer_quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_quotes_v" ADD CONSTRAINT "_dealer_quotes_v_version_dealer_id_dealers_id_fk" FOREIGN KEY ("version_dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_quotes_v" ADD CONSTRAINT "_dealer_quotes_v_version_group_id_dealer_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."dealer_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_dealer_quotes_v_texts" ADD CONSTRAINT "_dealer_quotes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_dealer_quotes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "public_holidays_countries" ADD CONSTRAINT "public_holidays_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."public_holidays"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "teams_members_order_idx" ON "teams_members" USING btree ("_order");
  CREATE INDEX "teams_members_parent_id_idx" ON "teams_members" USING btree ("_parent_id");
  CREATE INDEX "teams_members_profile_image_idx" ON "teams_members" USING btree ("profile_image_id");
  CREATE INDEX "teams_dealer_idx" ON "teams" USING btree ("dealer_id");
  CREATE INDEX "teams_group_idx" ON "teams" USING btree ("group_id");
  CREATE INDEX "teams_deleted_at_idx" ON "teams" USING btree ("deleted_at");
  CREATE INDEX "teams_updated_at_idx" ON "teams" USING btree ("updated_at");
  CREATE INDEX "teams_created_at_idx" ON "teams" USING btree ("created_at");
  CREATE INDEX "teams__status_idx" ON "teams" USING btree ("_status");
  CREATE INDEX "teams_texts_order_parent" ON "teams_texts" USING btree ("order","parent_id");
  CREATE INDEX "_teams_v_version_members_order_idx" ON "_teams_v_version_members" USING btree ("_order");
  CREATE INDEX "_teams_v_version_members_parent_id_idx" ON "_teams_v_version_members" USING btree ("_parent_id");
  CREATE INDEX "_teams_v_version_members_profile_image_idx" ON "_teams_v_version_members" USING btree ("profile_image_id");
  CREATE INDEX "_teams_v_parent_idx" ON "_teams_v" USING btree ("parent_id");
  CREATE INDEX "_teams_v_version_version_dealer_idx" ON "_teams_v" USING btree ("version_dealer_id");
  CREATE INDEX "_teams_v_version_version_group_idx" ON "_teams_v" USING btree ("version_group_id");
  CREATE INDEX "_teams_v_version_version_deleted_at_idx" ON "_teams_v" USING btree ("version_deleted_at");
  CREATE INDEX "_teams_v_version_version_updated_at_idx" ON "_teams_v" USING btree ("version_updated_at");
  CREATE INDEX "_teams_v_version_version_created_at_idx" ON "_teams_v" USING btree ("version_created_at");
  CREATE INDEX "_teams_v_version_version__status_idx" ON "_teams_v" USING btree ("version__status");
  CREATE INDEX "_teams_v_created_at_idx" ON "_teams_v" USING btree ("created_at");
  CREATE INDEX "_teams_v_updated_at_idx" ON "_teams_v" USING btree ("updated_at");
  CREATE INDEX "_teams_v_snapshot_idx" ON "_teams_v" USING btree ("snapshot");
  CREATE INDEX "_teams_v_published_locale_idx" ON "_teams_v" USING btree ("published_locale");
  CREATE INDEX "_teams_v_latest_idx" ON "_teams_v" USING btree ("latest");
  CREATE INDEX "_teams_v_autosave_idx" ON "_teams_v" USING btree ("autosave");
  CREATE INDEX "_teams_v_texts_order_parent" ON "_teams_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "dealer_events_dealer_idx" ON "dealer_events" USING btree ("dealer_id");
  CREATE INDEX "dealer_events_group_idx" ON "dealer_events" USING btree ("group_id");
  CREATE INDEX "dealer_events_event_image_event_image_colour_idx" ON "dealer_events" USING btree ("event_image_colour_id");
  CREATE INDEX "dealer_events_event_image_event_image_image_idx" ON "dealer_events" USING btree ("event_image_image_id");
  CREATE INDEX "dealer_events_deleted_at_idx" ON "dealer_events" USING btree ("deleted_at");
  CREATE INDEX "dealer_events_updated_at_idx" ON "dealer_events" USING btree ("updated_at");
  CREATE INDEX "dealer_events_created_at_idx" ON "dealer_events" USING btree ("created_at");
  CREATE INDEX "dealer_events__status_idx" ON "dealer_events" USING btree ("_status");
  CREATE UNIQUE INDEX "dealer_events_locales_locale_parent_id_unique" ON "dealer_events_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "dealer_events_texts_order_parent" ON "dealer_events_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dealer_events_v_parent_idx" ON "_dealer_events_v" USING btree ("parent_id");
  CREATE INDEX "_dealer_events_v_version_version_dealer_idx" ON "_dealer_events_v" USING btree ("version_dealer_id");
  CREATE INDEX "_dealer_events_v_version_version_group_idx" ON "_dealer_events_v" USING btree ("version_group_id");
  CREATE INDEX "_dealer_events_v_version_event_image_version_event_image_idx" ON "_dealer_events_v" USING btree ("version_event_image_colour_id");
  CREATE INDEX "_dealer_events_v_version_event_image_version_event_ima_1_idx" ON "_dealer_events_v" USING btree ("version_event_image_image_id");
  CREATE INDEX "_dealer_events_v_version_version_deleted_at_idx" ON "_dealer_events_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dealer_events_v_version_version_updated_at_idx" ON "_dealer_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealer_events_v_version_version_created_at_idx" ON "_dealer_events_v" USING btree ("version_created_at");
  CREATE INDEX "_dealer_events_v_version_version__status_idx" ON "_dealer_events_v" USING btree ("version__status");
  CREATE INDEX "_dealer_events_v_created_at_idx" ON "_dealer_events_v" USING btree ("created_at");
  CREATE INDEX "_dealer_events_v_updated_at_idx" ON "_dealer_events_v" USING btree ("updated_at");
  CREATE INDEX "_dealer_events_v_snapshot_idx" ON "_dealer_events_v" USING btree ("snapshot");
  CREATE INDEX "_dealer_events_v_published_locale_idx" ON "_dealer_events_v" USING btree ("published_locale");
  CREATE INDEX "_dealer_events_v_latest_idx" ON "_dealer_events_v" USING btree ("latest");
  CREATE INDEX "_dealer_events_v_autosave_idx" ON "_dealer_events_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_dealer_events_v_locales_locale_parent_id_unique" ON "_dealer_events_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_dealer_events_v_texts_order_parent" ON "_dealer_events_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "dealer_faqs_faq_items_order_idx" ON "dealer_faqs_faq_items" USING btree ("_order");
  CREATE INDEX "dealer_faqs_faq_items_parent_id_idx" ON "dealer_faqs_faq_items" USING btree ("_parent_id");
  CREATE INDEX "dealer_faqs_dealer_idx" ON "dealer_faqs" USING btree ("dealer_id");
  CREATE INDEX "dealer_faqs_group_idx" ON "dealer_faqs" USING btree ("group_id");
  CREATE INDEX "dealer_faqs_deleted_at_idx" ON "dealer_faqs" USING btree ("deleted_at");
  CREATE INDEX "dealer_faqs_updated_at_idx" ON "dealer_faqs" USING btree ("updated_at");
  CREATE INDEX "dealer_faqs_created_at_idx" ON "dealer_faqs" USING btree ("created_at");
  CREATE INDEX "dealer_faqs__status_idx" ON "dealer_faqs" USING btree ("_status");
  CREATE INDEX "dealer_faqs_texts_order_parent" ON "dealer_faqs_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dealer_faqs_v_version_faq_items_order_idx" ON "_dealer_faqs_v_version_faq_items" USING btree ("_order");
  CREATE INDEX "_dealer_faqs_v_version_faq_items_parent_id_idx" ON "_dealer_faqs_v_version_faq_items" USING btree ("_parent_id");
  CREATE INDEX "_dealer_faqs_v_parent_idx" ON "_dealer_faqs_v" USING btree ("parent_id");
  CREATE INDEX "_dealer_faqs_v_version_version_dealer_idx" ON "_dealer_faqs_v" USING btree ("version_dealer_id");
  CREATE INDEX "_dealer_faqs_v_version_version_group_idx" ON "_dealer_faqs_v" USING btree ("version_group_id");
  CREATE INDEX "_dealer_faqs_v_version_version_deleted_at_idx" ON "_dealer_faqs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dealer_faqs_v_version_version_updated_at_idx" ON "_dealer_faqs_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealer_faqs_v_version_version_created_at_idx" ON "_dealer_faqs_v" USING btree ("version_created_at");
  CREATE INDEX "_dealer_faqs_v_version_version__status_idx" ON "_dealer_faqs_v" USING btree ("version__status");
  CREATE INDEX "_dealer_faqs_v_created_at_idx" ON "_dealer_faqs_v" USING btree ("created_at");
  CREATE INDEX "_dealer_faqs_v_updated_at_idx" ON "_dealer_faqs_v" USING btree ("updated_at");
  CREATE INDEX "_dealer_faqs_v_snapshot_idx" ON "_dealer_faqs_v" USING btree ("snapshot");
  CREATE INDEX "_dealer_faqs_v_published_locale_idx" ON "_dealer_faqs_v" USING btree ("published_locale");
  CREATE INDEX "_dealer_faqs_v_latest_idx" ON "_dealer_faqs_v" USING btree ("latest");
  CREATE INDEX "_dealer_faqs_v_autosave_idx" ON "_dealer_faqs_v" USING btree ("autosave");
  CREATE INDEX "_dealer_faqs_v_texts_order_parent" ON "_dealer_faqs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "testimonials_dealer_idx" ON "testimonials" USING btree ("dealer_id");
  CREATE INDEX "testimonials_group_idx" ON "testimonials" USING btree ("group_id");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "testimonials_texts_order_parent" ON "testimonials_texts" USING btree ("order","parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_dealer_idx" ON "_testimonials_v" USING btree ("version_dealer_id");
  CREATE INDEX "_testimonials_v_version_version_group_idx" ON "_testimonials_v" USING btree ("version_group_id");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "_testimonials_v_autosave_idx" ON "_testimonials_v" USING btree ("autosave");
  CREATE INDEX "_testimonials_v_texts_order_parent" ON "_testimonials_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "dealer_quotes_dealer_idx" ON "dealer_quotes" USING btree ("dealer_id");
  CREATE INDEX "dealer_quotes_group_idx" ON "dealer_quotes" USING btree ("group_id");
  CREATE INDEX "dealer_quotes_deleted_at_idx" ON "dealer_quotes" USING btree ("deleted_at");
  CREATE INDEX "dealer_quotes_updated_at_idx" ON "dealer_quotes" USING btree ("updated_at");
  CREATE INDEX "dealer_quotes_created_at_idx" ON "dealer_quotes" USING btree ("created_at");
  CREATE INDEX "dealer_quotes__status_idx" ON "dealer_quotes" USING btree ("_status");
  CREATE INDEX "dealer_quotes_texts_order_parent" ON "dealer_quotes_texts" USING btree ("order","parent_id");
  CREATE INDEX "_dealer_quotes_v_parent_idx" ON "_dealer_quotes_v" USING btree ("parent_id");
  CREATE INDEX "_dealer_quotes_v_version_version_dealer_idx" ON "_dealer_quotes_v" USING btree ("version_dealer_id");
  CREATE INDEX "_dealer_quotes_v_version_version_group_idx" ON "_dealer_quotes_v" USING btree ("version_group_id");
  CREATE INDEX "_dealer_quotes_v_version_version_deleted_at_idx" ON "_dealer_quotes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_dealer_quotes_v_version_version_updated_at_idx" ON "_dealer_quotes_v" USING btree ("version_updated_at");
  CREATE INDEX "_dealer_quotes_v_version_version_created_at_idx" ON "_dealer_quotes_v" USING btree ("version_created_at");
  CREATE INDEX "_dealer_quotes_v_version_version__status_idx" ON "_dealer_quotes_v" USING btree ("version__status");
  CREATE INDEX "_dealer_quotes_v_created_at_idx" ON "_dealer_quotes_v" USING btree ("created_at");
  CREATE INDEX "_dealer_quotes_v_updated_at_idx" ON "_dealer_quotes_v" USING btree ("updated_at");
  CREATE INDEX "_dealer_quotes_v_snapshot_idx" ON "_dealer_quotes_v" USING btree ("snapshot");
  CREATE INDEX "_dealer_quotes_v_published_locale_idx" ON "_dealer_quotes_v" USING btree ("published_locale");
  CREATE INDEX "_dealer_quotes_v_latest_idx" ON "_dealer_quotes_v" USING btree ("latest");
  CREATE INDEX "_dealer_quotes_v_autosave_idx" ON "_dealer_quotes_v" USING btree ("autosave");
  CREATE INDEX "_dealer_quotes_v_texts_order_parent" ON "_dealer_quotes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "public_holidays_countries_order_idx" ON "public_holidays_countries" USING btree ("order");
  CREATE INDEX "public_holidays_countries_parent_idx" ON "public_holidays_countries" USING btree ("parent_id");
  CREATE INDEX "public_holidays_deleted_at_idx" ON "public_holidays" USING btree ("deleted_at");
  CREATE INDEX "public_holidays_updated_at_idx" ON "public_holidays" USING btree ("updated_at");
  CREATE INDEX "public_holidays_created_at_idx" ON "public_holidays" USING btree ("created_at");
  ALTER TABLE "media" ADD CONSTRAINT "media_dealer_id_dealers_id_fk" FOREIGN KEY ("dealer_id") REFERENCES "public"."dealers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_teams_fk" FOREIGN KEY ("teams_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealer_events_fk" FOREIGN KEY ("dealer_events_id") REFERENCES "public"."dealer_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealer_faqs_fk" FOREIGN KEY ("dealer_faqs_id") REFERENCES "public"."dealer_faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_dealer_quotes_fk" FOREIGN KEY ("dealer_quotes_id") REFERENCES "public"."dealer_quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_public_holidays_fk" FOREIGN KEY ("public_holidays_id") REFERENCES "public"."public_holidays"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_dealer_idx" ON "media" USING btree ("dealer_id");
  CREATE INDEX "payload_locked_documents_rels_teams_id_idx" ON "payload_locked_documents_rels" USING btree ("teams_id");
  CREATE INDEX "payload_locked_documents_rels_dealer_events_id_idx" ON "payload_locked_documents_rels" USING btree ("dealer_events_id");
  CREATE INDEX "payload_locked_documents_rels_dealer_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("dealer_faqs_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_dealer_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("dealer_quotes_id");
  CREATE INDEX "payload_locked_documents_rels_public_holidays_id_idx" ON "payload_locked_documents_rels" USING btree ("public_holidays_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "teams_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "teams_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teams_v_version_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teams_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_teams_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_events_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_events_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_events_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_events_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_events_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_faqs_faq_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_faqs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_faqs_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_faqs_v_version_faq_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_faqs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_faqs_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_quotes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "dealer_quotes_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_quotes_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_dealer_quotes_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "public_holidays_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "public_holidays" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "teams_members" CASCADE;
  DROP TABLE "teams" CASCADE;
  DROP TABLE "teams_texts" CASCADE;
  DROP TABLE "_teams_v_version_members" CASCADE;
  DROP TABLE "_teams_v" CASCADE;
  DROP TABLE "_teams_v_texts" CASCADE;
  DROP TABLE "dealer_events" CASCADE;
  DROP TABLE "dealer_events_locales" CASCADE;
  DROP TABLE "dealer_events_texts" CASCADE;
  DROP TABLE "_dealer_events_v" CASCADE;
  DROP TABLE "_dealer_events_v_locales" CASCADE;
  DROP TABLE "_dealer_events_v_texts" CASCADE;
  DROP TABLE "dealer_faqs_faq_items" CASCADE;
  DROP TABLE "dealer_faqs" CASCADE;
  DROP TABLE "dealer_faqs_texts" CASCADE;
  DROP TABLE "_dealer_faqs_v_version_faq_items" CASCADE;
  DROP TABLE "_dealer_faqs_v" CASCADE;
  DROP TABLE "_dealer_faqs_v_texts" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_texts" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_texts" CASCADE;
  DROP TABLE "dealer_quotes" CASCADE;
  DROP TABLE "dealer_quotes_texts" CASCADE;
  DROP TABLE "_dealer_quotes_v" CASCADE;
  DROP TABLE "_dealer_quotes_v_texts" CASCADE;
  DROP TABLE "public_holidays_countries" CASCADE;
  DROP TABLE "public_holidays" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_dealer_id_dealers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_teams_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dealer_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dealer_faqs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_testimonials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_dealer_quotes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_public_holidays_fk";
  
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_enquiries_kind";
  CREATE TYPE "public"."enum_enquiries_kind" AS ENUM('vehicle', 'quote', 'testDrive', 'contact', 'financeOffer', 'financeQuery', 'subscription');
  ALTER TABLE "enquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_enquiries_kind" USING "kind"::"public"."enum_enquiries_kind";
  DROP INDEX "media_dealer_idx";
  DROP INDEX "payload_locked_documents_rels_teams_id_idx";
  DROP INDEX "payload_locked_documents_rels_dealer_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_dealer_faqs_id_idx";
  DROP INDEX "payload_locked_documents_rels_testimonials_id_idx";
  DROP INDEX "payload_locked_documents_rels_dealer_quotes_id_idx";
  DROP INDEX "payload_locked_documents_rels_public_holidays_id_idx";
  ALTER TABLE "media" DROP COLUMN "dealer_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "teams_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dealer_events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dealer_faqs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "testimonials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "dealer_quotes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "public_holidays_id";
  DROP TYPE "public"."enum_teams_audience";
  DROP TYPE "public"."enum_teams_status";
  DROP TYPE "public"."enum__teams_v_version_audience";
  DROP TYPE "public"."enum__teams_v_version_status";
  DROP TYPE "public"."enum__teams_v_published_locale";
  DROP TYPE "public"."enum_dealer_events_audience";
  DROP TYPE "public"."enum_dealer_events_event_image_source";
  DROP TYPE "public"."enum_dealer_events_event_image_vehicle";
  DROP TYPE "public"."enum_dealer_events_event_image_scene";
  DROP TYPE "public"."enum_dealer_events_event_image_view";
  DROP TYPE "public"."enum_dealer_events_event_image_livery";
  DROP TYPE "public"."enum_dealer_events_event_image_wheels";
  DROP TYPE "public"."enum_dealer_events_event_image_topic";
  DROP TYPE "public"."enum_dealer_events_event_image_circuit";
  DROP TYPE "public"."enum_dealer_events_event_image_helmet";
  DROP TYPE "public"."enum_dealer_events_event_image_medal";
  DROP TYPE "public"."enum_dealer_events_event_image_item";
  DROP TYPE "public"."enum_dealer_events_status";
  DROP TYPE "public"."enum__dealer_events_v_version_audience";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_source";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_vehicle";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_scene";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_view";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_livery";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_wheels";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_topic";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_circuit";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_helmet";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_medal";
  DROP TYPE "public"."enum__dealer_events_v_version_event_image_item";
  DROP TYPE "public"."enum__dealer_events_v_version_status";
  DROP TYPE "public"."enum__dealer_events_v_published_locale";
  DROP TYPE "public"."enum_dealer_faqs_audience";
  DROP TYPE "public"."enum_dealer_faqs_status";
  DROP TYPE "public"."enum__dealer_faqs_v_version_audience";
  DROP TYPE "public"."enum__dealer_faqs_v_version_status";
  DROP TYPE "public"."enum__dealer_faqs_v_published_locale";
  DROP TYPE "public"."enum_testimonials_audience";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_audience";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_dealer_quotes_audience";
  DROP TYPE "public"."enum_dealer_quotes_status";
  DROP TYPE "public"."enum__dealer_quotes_v_version_audience";
  DROP TYPE "public"."enum__dealer_quotes_v_version_status";
  DROP TYPE "public"."enum__dealer_quotes_v_published_locale";
  DROP TYPE "public"."enum_public_holidays_countries";`)
}
