import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_ranges_body_type" AS ENUM('hatch', 'sedan', 'crossover', 'suv', 'large-suv', 'mpv', 'minibus', 'double-cab', 'xtra-cab', 'single-cab', 'coupe', 'hot-hatch');
  CREATE TYPE "public"."enum_ranges_hero_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion');
  CREATE TYPE "public"."enum_ranges_hero_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track');
  CREATE TYPE "public"."enum_ranges_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ranges_v_version_body_type" AS ENUM('hatch', 'sedan', 'crossover', 'suv', 'large-suv', 'mpv', 'minibus', 'double-cab', 'xtra-cab', 'single-cab', 'coupe', 'hot-hatch');
  CREATE TYPE "public"."enum__ranges_v_version_hero_vehicle" AS ENUM('hilux-double-cab', 'hilux-xtra-cab', 'hilux-single-cab', 'fortuner', 'corolla-cross', 'vitz', 'hiace', 'gr-corolla', 'starlet', 'land-cruiser-300', 'gr86', 'gr-yaris', 'rav4', 'corolla', 'rumion');
  CREATE TYPE "public"."enum__ranges_v_version_hero_scene" AS ENUM('bushveld', 'drakensberg', 'dunes', 'forecourt', 'garden-route', 'johannesburg', 'karoo', 'studio-dark', 'studio-light', 'table-mountain', 'track');
  CREATE TYPE "public"."enum__ranges_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__ranges_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_models_hidden_filter_columns" AS ENUM('1', '2', '3', '4');
  CREATE TYPE "public"."enum_models_fuel_type" AS ENUM('Hybrid', 'Petrol', 'Diesel');
  CREATE TYPE "public"."enum_models_transmission_type" AS ENUM('Manual', 'Automatic', 'CVT');
  CREATE TYPE "public"."enum_models_drive_system" AS ENUM('All Wheel', 'Front', 'Rear');
  CREATE TYPE "public"."enum_models_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__models_v_version_hidden_filter_columns" AS ENUM('1', '2', '3', '4');
  CREATE TYPE "public"."enum__models_v_version_fuel_type" AS ENUM('Hybrid', 'Petrol', 'Diesel');
  CREATE TYPE "public"."enum__models_v_version_transmission_type" AS ENUM('Manual', 'Automatic', 'CVT');
  CREATE TYPE "public"."enum__models_v_version_drive_system" AS ENUM('All Wheel', 'Front', 'Rear');
  CREATE TYPE "public"."enum__models_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__models_v_published_locale" AS ENUM('en', 'af', 'zu');
  CREATE TYPE "public"."enum_colours_finish" AS ENUM('solid', 'metallic', 'pearl');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "ranges_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "ranges_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "ranges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"code" varchar,
  	"brand" varchar DEFAULT 'Toyota',
  	"body_type" "enum_ranges_body_type",
  	"order" numeric DEFAULT 100,
  	"hero_vehicle" "enum_ranges_hero_vehicle",
  	"hero_colour_id" integer,
  	"hero_scene" "enum_ranges_hero_scene" DEFAULT 'drakensberg',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_ranges_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "ranges_locales" (
  	"tagline" varchar,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_ranges_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_ranges_v_version_figures_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_ranges_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_code" varchar,
  	"version_brand" varchar DEFAULT 'Toyota',
  	"version_body_type" "enum__ranges_v_version_body_type",
  	"version_order" numeric DEFAULT 100,
  	"version_hero_vehicle" "enum__ranges_v_version_hero_vehicle",
  	"version_hero_colour_id" integer,
  	"version_hero_scene" "enum__ranges_v_version_hero_scene" DEFAULT 'drakensberg',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__ranges_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__ranges_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_ranges_v_locales" (
  	"version_tagline" varchar,
  	"version_description" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "models_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar
  );
  
  CREATE TABLE "models_specifications_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "models_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"group" varchar
  );
  
  CREATE TABLE "models_hidden_filter_columns" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_models_hidden_filter_columns",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "models" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"code" varchar,
  	"derivative_code" varchar,
  	"range_id" integer,
  	"grade" varchar,
  	"price" numeric,
  	"special_price" numeric,
  	"monthly_from_price" numeric,
  	"offer_promotion_type" varchar,
  	"offer_rate_type" varchar,
  	"offer_interest_rate" numeric,
  	"offer_deposit" numeric,
  	"offer_monthly_instalment" numeric,
  	"offer_retail_price" numeric,
  	"engine" varchar,
  	"transmission" varchar,
  	"fuel_type" "enum_models_fuel_type",
  	"transmission_type" "enum_models_transmission_type",
  	"drive_system" "enum_models_drive_system",
  	"fuel_consumption" varchar,
  	"seats" numeric,
  	"hero_model" varchar,
  	"anchor_id" varchar,
  	"hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_models_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "models_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "models_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colours_id" integer
  );
  
  CREATE TABLE "_models_v_version_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_specifications_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_specifications" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"group" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_models_v_version_hidden_filter_columns" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__models_v_version_hidden_filter_columns",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_models_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_code" varchar,
  	"version_derivative_code" varchar,
  	"version_range_id" integer,
  	"version_grade" varchar,
  	"version_price" numeric,
  	"version_special_price" numeric,
  	"version_monthly_from_price" numeric,
  	"version_offer_promotion_type" varchar,
  	"version_offer_rate_type" varchar,
  	"version_offer_interest_rate" numeric,
  	"version_offer_deposit" numeric,
  	"version_offer_monthly_instalment" numeric,
  	"version_offer_retail_price" numeric,
  	"version_engine" varchar,
  	"version_transmission" varchar,
  	"version_fuel_type" "enum__models_v_version_fuel_type",
  	"version_transmission_type" "enum__models_v_version_transmission_type",
  	"version_drive_system" "enum__models_v_version_drive_system",
  	"version_fuel_consumption" varchar,
  	"version_seats" numeric,
  	"version_hero_model" varchar,
  	"version_anchor_id" varchar,
  	"version_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__models_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__models_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_models_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_models_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"colours_id" integer
  );
  
  CREATE TABLE "colours" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"code" varchar NOT NULL,
  	"code2" varchar,
  	"paint_code" varchar NOT NULL,
  	"customer_order_type" varchar,
  	"hex" varchar NOT NULL,
  	"roof_hex" varchar,
  	"finish" "enum_colours_finish" DEFAULT 'metallic' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"password_change_due" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"ranges_id" integer,
  	"models_id" integer,
  	"colours_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "ranges_figures" ADD CONSTRAINT "ranges_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ranges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ranges_figures_locales" ADD CONSTRAINT "ranges_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ranges_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "ranges" ADD CONSTRAINT "ranges_hero_colour_id_colours_id_fk" FOREIGN KEY ("hero_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ranges_locales" ADD CONSTRAINT "ranges_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."ranges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ranges_v_version_figures" ADD CONSTRAINT "_ranges_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ranges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ranges_v_version_figures_locales" ADD CONSTRAINT "_ranges_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ranges_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_ranges_v" ADD CONSTRAINT "_ranges_v_parent_id_ranges_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ranges_v" ADD CONSTRAINT "_ranges_v_version_hero_colour_id_colours_id_fk" FOREIGN KEY ("version_hero_colour_id") REFERENCES "public"."colours"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_ranges_v_locales" ADD CONSTRAINT "_ranges_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_ranges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_stats" ADD CONSTRAINT "models_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_specifications_items" ADD CONSTRAINT "models_specifications_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_specifications" ADD CONSTRAINT "models_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_hidden_filter_columns" ADD CONSTRAINT "models_hidden_filter_columns_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models" ADD CONSTRAINT "models_range_id_ranges_id_fk" FOREIGN KEY ("range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "models_texts" ADD CONSTRAINT "models_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_rels" ADD CONSTRAINT "models_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "models_rels" ADD CONSTRAINT "models_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_stats" ADD CONSTRAINT "_models_v_version_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_specifications_items" ADD CONSTRAINT "_models_v_version_specifications_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v_version_specifications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_specifications" ADD CONSTRAINT "_models_v_version_specifications_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_version_hidden_filter_columns" ADD CONSTRAINT "_models_v_version_hidden_filter_columns_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_parent_id_models_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."models"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v" ADD CONSTRAINT "_models_v_version_range_id_ranges_id_fk" FOREIGN KEY ("version_range_id") REFERENCES "public"."ranges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_models_v_texts" ADD CONSTRAINT "_models_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_rels" ADD CONSTRAINT "_models_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_models_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_models_v_rels" ADD CONSTRAINT "_models_v_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ranges_fk" FOREIGN KEY ("ranges_id") REFERENCES "public"."ranges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_models_fk" FOREIGN KEY ("models_id") REFERENCES "public"."models"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_colours_fk" FOREIGN KEY ("colours_id") REFERENCES "public"."colours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "ranges_figures_order_idx" ON "ranges_figures" USING btree ("_order");
  CREATE INDEX "ranges_figures_parent_id_idx" ON "ranges_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "ranges_figures_locales_locale_parent_id_unique" ON "ranges_figures_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "ranges_slug_idx" ON "ranges" USING btree ("slug");
  CREATE UNIQUE INDEX "ranges_code_idx" ON "ranges" USING btree ("code");
  CREATE INDEX "ranges_hero_hero_colour_idx" ON "ranges" USING btree ("hero_colour_id");
  CREATE INDEX "ranges_updated_at_idx" ON "ranges" USING btree ("updated_at");
  CREATE INDEX "ranges_created_at_idx" ON "ranges" USING btree ("created_at");
  CREATE INDEX "ranges__status_idx" ON "ranges" USING btree ("_status");
  CREATE UNIQUE INDEX "ranges_locales_locale_parent_id_unique" ON "ranges_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_ranges_v_version_figures_order_idx" ON "_ranges_v_version_figures" USING btree ("_order");
  CREATE INDEX "_ranges_v_version_figures_parent_id_idx" ON "_ranges_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_ranges_v_version_figures_locales_locale_parent_id_unique" ON "_ranges_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_ranges_v_parent_idx" ON "_ranges_v" USING btree ("parent_id");
  CREATE INDEX "_ranges_v_version_version_slug_idx" ON "_ranges_v" USING btree ("version_slug");
  CREATE INDEX "_ranges_v_version_version_code_idx" ON "_ranges_v" USING btree ("version_code");
  CREATE INDEX "_ranges_v_version_hero_version_hero_colour_idx" ON "_ranges_v" USING btree ("version_hero_colour_id");
  CREATE INDEX "_ranges_v_version_version_updated_at_idx" ON "_ranges_v" USING btree ("version_updated_at");
  CREATE INDEX "_ranges_v_version_version_created_at_idx" ON "_ranges_v" USING btree ("version_created_at");
  CREATE INDEX "_ranges_v_version_version__status_idx" ON "_ranges_v" USING btree ("version__status");
  CREATE INDEX "_ranges_v_created_at_idx" ON "_ranges_v" USING btree ("created_at");
  CREATE INDEX "_ranges_v_updated_at_idx" ON "_ranges_v" USING btree ("updated_at");
  CREATE INDEX "_ranges_v_snapshot_idx" ON "_ranges_v" USING btree ("snapshot");
  CREATE INDEX "_ranges_v_published_locale_idx" ON "_ranges_v" USING btree ("published_locale");
  CREATE INDEX "_ranges_v_latest_idx" ON "_ranges_v" USING btree ("latest");
  CREATE INDEX "_ranges_v_autosave_idx" ON "_ranges_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_ranges_v_locales_locale_parent_id_unique" ON "_ranges_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "models_stats_order_idx" ON "models_stats" USING btree ("_order");
  CREATE INDEX "models_stats_parent_id_idx" ON "models_stats" USING btree ("_parent_id");
  CREATE INDEX "models_specifications_items_order_idx" ON "models_specifications_items" USING btree ("_order");
  CREATE INDEX "models_specifications_items_parent_id_idx" ON "models_specifications_items" USING btree ("_parent_id");
  CREATE INDEX "models_specifications_order_idx" ON "models_specifications" USING btree ("_order");
  CREATE INDEX "models_specifications_parent_id_idx" ON "models_specifications" USING btree ("_parent_id");
  CREATE INDEX "models_hidden_filter_columns_order_idx" ON "models_hidden_filter_columns" USING btree ("order");
  CREATE INDEX "models_hidden_filter_columns_parent_idx" ON "models_hidden_filter_columns" USING btree ("parent_id");
  CREATE UNIQUE INDEX "models_code_idx" ON "models" USING btree ("code");
  CREATE INDEX "models_range_idx" ON "models" USING btree ("range_id");
  CREATE INDEX "models_updated_at_idx" ON "models" USING btree ("updated_at");
  CREATE INDEX "models_created_at_idx" ON "models" USING btree ("created_at");
  CREATE INDEX "models__status_idx" ON "models" USING btree ("_status");
  CREATE INDEX "models_texts_order_parent" ON "models_texts" USING btree ("order","parent_id");
  CREATE INDEX "models_rels_order_idx" ON "models_rels" USING btree ("order");
  CREATE INDEX "models_rels_parent_idx" ON "models_rels" USING btree ("parent_id");
  CREATE INDEX "models_rels_path_idx" ON "models_rels" USING btree ("path");
  CREATE INDEX "models_rels_colours_id_idx" ON "models_rels" USING btree ("colours_id");
  CREATE INDEX "_models_v_version_stats_order_idx" ON "_models_v_version_stats" USING btree ("_order");
  CREATE INDEX "_models_v_version_stats_parent_id_idx" ON "_models_v_version_stats" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_specifications_items_order_idx" ON "_models_v_version_specifications_items" USING btree ("_order");
  CREATE INDEX "_models_v_version_specifications_items_parent_id_idx" ON "_models_v_version_specifications_items" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_specifications_order_idx" ON "_models_v_version_specifications" USING btree ("_order");
  CREATE INDEX "_models_v_version_specifications_parent_id_idx" ON "_models_v_version_specifications" USING btree ("_parent_id");
  CREATE INDEX "_models_v_version_hidden_filter_columns_order_idx" ON "_models_v_version_hidden_filter_columns" USING btree ("order");
  CREATE INDEX "_models_v_version_hidden_filter_columns_parent_idx" ON "_models_v_version_hidden_filter_columns" USING btree ("parent_id");
  CREATE INDEX "_models_v_parent_idx" ON "_models_v" USING btree ("parent_id");
  CREATE INDEX "_models_v_version_version_code_idx" ON "_models_v" USING btree ("version_code");
  CREATE INDEX "_models_v_version_version_range_idx" ON "_models_v" USING btree ("version_range_id");
  CREATE INDEX "_models_v_version_version_updated_at_idx" ON "_models_v" USING btree ("version_updated_at");
  CREATE INDEX "_models_v_version_version_created_at_idx" ON "_models_v" USING btree ("version_created_at");
  CREATE INDEX "_models_v_version_version__status_idx" ON "_models_v" USING btree ("version__status");
  CREATE INDEX "_models_v_created_at_idx" ON "_models_v" USING btree ("created_at");
  CREATE INDEX "_models_v_updated_at_idx" ON "_models_v" USING btree ("updated_at");
  CREATE INDEX "_models_v_snapshot_idx" ON "_models_v" USING btree ("snapshot");
  CREATE INDEX "_models_v_published_locale_idx" ON "_models_v" USING btree ("published_locale");
  CREATE INDEX "_models_v_latest_idx" ON "_models_v" USING btree ("latest");
  CREATE INDEX "_models_v_autosave_idx" ON "_models_v" USING btree ("autosave");
  CREATE INDEX "_models_v_texts_order_parent" ON "_models_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_models_v_rels_order_idx" ON "_models_v_rels" USING btree ("order");
  CREATE INDEX "_models_v_rels_parent_idx" ON "_models_v_rels" USING btree ("parent_id");
  CREATE INDEX "_models_v_rels_path_idx" ON "_models_v_rels" USING btree ("path");
  CREATE INDEX "_models_v_rels_colours_id_idx" ON "_models_v_rels" USING btree ("colours_id");
  CREATE UNIQUE INDEX "colours_code_idx" ON "colours" USING btree ("code");
  CREATE INDEX "colours_updated_at_idx" ON "colours" USING btree ("updated_at");
  CREATE INDEX "colours_created_at_idx" ON "colours" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_ranges_id_idx" ON "payload_locked_documents_rels" USING btree ("ranges_id");
  CREATE INDEX "payload_locked_documents_rels_models_id_idx" ON "payload_locked_documents_rels" USING btree ("models_id");
  CREATE INDEX "payload_locked_documents_rels_colours_id_idx" ON "payload_locked_documents_rels" USING btree ("colours_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "ranges_figures" CASCADE;
  DROP TABLE "ranges_figures_locales" CASCADE;
  DROP TABLE "ranges" CASCADE;
  DROP TABLE "ranges_locales" CASCADE;
  DROP TABLE "_ranges_v_version_figures" CASCADE;
  DROP TABLE "_ranges_v_version_figures_locales" CASCADE;
  DROP TABLE "_ranges_v" CASCADE;
  DROP TABLE "_ranges_v_locales" CASCADE;
  DROP TABLE "models_stats" CASCADE;
  DROP TABLE "models_specifications_items" CASCADE;
  DROP TABLE "models_specifications" CASCADE;
  DROP TABLE "models_hidden_filter_columns" CASCADE;
  DROP TABLE "models" CASCADE;
  DROP TABLE "models_texts" CASCADE;
  DROP TABLE "models_rels" CASCADE;
  DROP TABLE "_models_v_version_stats" CASCADE;
  DROP TABLE "_models_v_version_specifications_items" CASCADE;
  DROP TABLE "_models_v_version_specifications" CASCADE;
  DROP TABLE "_models_v_version_hidden_filter_columns" CASCADE;
  DROP TABLE "_models_v" CASCADE;
  DROP TABLE "_models_v_texts" CASCADE;
  DROP TABLE "_models_v_rels" CASCADE;
  DROP TABLE "colours" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_ranges_body_type";
  DROP TYPE "public"."enum_ranges_hero_vehicle";
  DROP TYPE "public"."enum_ranges_hero_scene";
  DROP TYPE "public"."enum_ranges_status";
  DROP TYPE "public"."enum__ranges_v_version_body_type";
  DROP TYPE "public"."enum__ranges_v_version_hero_vehicle";
  DROP TYPE "public"."enum__ranges_v_version_hero_scene";
  DROP TYPE "public"."enum__ranges_v_version_status";
  DROP TYPE "public"."enum__ranges_v_published_locale";
  DROP TYPE "public"."enum_models_hidden_filter_columns";
  DROP TYPE "public"."enum_models_fuel_type";
  DROP TYPE "public"."enum_models_transmission_type";
  DROP TYPE "public"."enum_models_drive_system";
  DROP TYPE "public"."enum_models_status";
  DROP TYPE "public"."enum__models_v_version_hidden_filter_columns";
  DROP TYPE "public"."enum__models_v_version_fuel_type";
  DROP TYPE "public"."enum__models_v_version_transmission_type";
  DROP TYPE "public"."enum__models_v_version_drive_system";
  DROP TYPE "public"."enum__models_v_version_status";
  DROP TYPE "public"."enum__models_v_published_locale";
  DROP TYPE "public"."enum_colours_finish";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
