import type { FieldTexts } from '../types/field-texts.js';

const VERSION = 'Zählt die gespeicherten Fassungen; 0 vor der ersten.';

const pageRow = {
  id: 'Kennung der Seite.',
  slug: 'Name der Seite in ihrer Adresse, zum Beispiel impressum.',
  title: 'Titel der Seite.',
  metaDescription: 'Beschreibung für Suchmaschinen.',
  menuOrder: 'Platz im Menü: kleinere Zahlen zuerst.',
  isPublished: 'Immer true, weil nur veröffentlichte Seiten genannt werden.',
  showInMenu: 'Ob die Seite im Menü steht.',
  noindex: 'Ob Suchmaschinen die Seite auslassen sollen.',
  createdAt: 'Zeitpunkt, zu dem die Seite angelegt wurde (ISO 8601, UTC).',
  updatedAt: 'Zeitpunkt der letzten Änderung (ISO 8601, UTC).',
};

/** German sentences about fields of the website, by the name of their class. */
export const germanSiteFields = {
  PreviewRequest: { token: 'Aus dem Link der Vorschau.' },
  PagePreview: {
    slug: 'Name der Seite in ihrer Adresse.',
    title: 'Titel der Seite.',
    metaDescription: 'Beschreibung für Suchmaschinen.',
    content: 'Text der Seite als bereinigtes HTML.',
    noindex: 'Ob Suchmaschinen die Seite auslassen sollen.',
    updatedAt: 'Zeitpunkt der letzten Änderung (ISO 8601, UTC).',
  },
  PublicPageRow: pageRow,
  PublicPage: {
    ...pageRow,
    content: 'Text der Seite als bereinigtes HTML.',
  },
  PublicSection: {
    id: 'Kennung des Abschnitts.',
    type: 'Art: großer Anfang, Vorteil, Aufforderung oder Zahlen.',
    title: 'Überschrift.',
    subtitle: 'Text unter der Überschrift.',
    content: 'Inhalt als bereinigtes HTML.',
    buttonText: 'Beschriftung des Knopfs.',
    buttonUrl: 'Ziel des Knopfs.',
    icon: 'Name des Symbols.',
    order: 'Platz: kleinere Zahlen zuerst.',
    isActive: 'Ob Besucher den Abschnitt sehen.',
  },
  HeaderConfig: {
    id: 'Immer header.',
    siteName: 'Name der Website.',
    logoText: 'Text des Logos.',
    logoUrl: 'Adresse des Bilds für das Logo.',
    showLogo: 'Ob das Logo zu sehen ist.',
    buttons: 'Alle Knöpfe, auch solche, die Besucher nicht sehen.',
    updatedAt: 'Zeitpunkt der letzten Änderung (ISO 8601, UTC); null, wenn nie gespeichert wurde.',
    version: VERSION,
  },
  HeaderButton: {
    id: 'Kennung des Knopfs.',
    text: 'Beschriftung.',
    href: 'Ziel; ohne eines sehen Besucher den Knopf nicht.',
    variant: 'Darstellung.',
    size: 'Größe.',
    order: 'Platz: kleinere Zahlen zuerst.',
    isActive: 'Ob Besucher den Knopf sehen.',
  },
  FooterConfig: {
    companyName: 'Name des Unternehmens.',
    description: 'Beschreibung unter dem Namen.',
    copyright: 'Zeile zum Urheberrecht; leer: Jahr und Name des Unternehmens.',
    servicesTitle: 'Überschrift der ersten Liste.',
    servicesLinks: 'Links der ersten Liste.',
    legalTitle: 'Überschrift der zweiten Liste.',
    legalLinks: 'Links der zweiten Liste.',
    version: VERSION,
  },
  FooterLink: {
    title: 'Beschriftung des Links.',
    href: 'Ziel des Links.',
  },
  HomepageMeta: {
    id: 'Immer homepage.',
    pageTitle: 'Titel der Startseite.',
    metaDescription: 'Beschreibung für Suchmaschinen.',
    metaKeywords: 'Schlagwörter für Suchmaschinen.',
    robotsContent: 'Ob Suchmaschinen die Seite aufnehmen und ihren Links folgen sollen.',
    ogTitle: 'Titel in Vorschauen (Open Graph).',
    ogDescription: 'Beschreibung in Vorschauen (Open Graph).',
    ogImage: 'Adresse des Bilds in Vorschauen (Open Graph).',
    twitterTitle: 'Titel in Vorschauen auf X.',
    twitterDescription: 'Beschreibung in Vorschauen auf X.',
    twitterImage: 'Adresse des Bilds in Vorschauen auf X.',
    canonicalUrl: 'Adresse, unter der Suchmaschinen die Startseite führen sollen.',
    version: VERSION,
  },
  ImageQuery: {
    width: 'Breite in Pixeln; ohne Angabe die größte. Fehlt sie dem Bild, kommt die nächstkleinere.',
  },
} satisfies FieldTexts;
