import type { keywords as english } from "../en/keywords.ts";
import type { Words } from "../words.ts";

export const keywords: Words<typeof english> = {
  book: "añadir agregar agendar reservar crear reunión planificar add book create meeting schedule",
  task: "nueva crear agregar hacer recordar pendiente seguimiento new create to do todo remind follow up",
  call: "llamado teléfono telefonear hablado anotar registrar nota escribir called phone spoke note write down",
  company: "nueva crear agregar new create client",
  customer: "nuevo crear agregar contacto persona new create contact person",
  day: "abrir día citas calendario open day appointments calendar",
  week: "abrir semana citas calendario open week appointments calendar view",
  month: "abrir mes citas calendario open month appointments calendar view",
  bookings:
    "reservado en línea invitado solicitudes lista go to booked online invited requests list",
  dashboard: "inicio resumen tablero go to home overview start",
  companies: "lista empresas go to list clients",
  customers: "lista todas personas contactos go to list all people contacts",
  tasks: "lista pendientes vencidas list to do todo open due",
  reports:
    "análisis gráficos cifras números estadísticas embudo reportes go to analytics charts figures numbers statistics insights pipeline",
  history:
    "cambios registro papelera eliminado restaurar go to changes log trash deleted restore undo",
  duplicates:
    "combinar fusionar unir doble repetido ordenar limpiar go to merge same twice double tidy clean",
  settings:
    "cuenta perfil nombre correo contraseña preferencias configuración eliminar go to account profile name email password preferences delete",
  theme: "aspecto apariencia colores modo oscuro claro appearance colors mode switch",
  invite:
    "añadir agregar persona colega equipo miembro lector compartir add person colleague team member reader share desk settings",
  newDesk: "crear otra cuenta add create another account workspace",
  switchDesk: "cambiar escritorio switch desk go to change",
  import:
    "añadir agregar subir archivo tabla contactos migrar add upload file csv excel vcard ics paste table contacts migrate move",
  download:
    "exportar copia datos guardar export copy data backup save csv spreadsheet ics calendar json all",
  exportList: "descargar guardar archivo tabla lista download save file spreadsheet list table",
  exportReport:
    "descargar guardar archivo tabla cifras download save file spreadsheet figures workbook",
  shortcuts: "teclas ayuda keys help",
  logout: "salir desconectar log out sign off",
  undo: "deshacer revertir último cambio undo take back revert last change",
  editCustomer: "notas estado valor teléfono correo cambiar notes status value phone email change",
  editCompany:
    "cambiar sitio web teléfono correo dirección sector change website phone email address industry description",
  contacted: "último contacto llamada hablado last contact call spoke",
};
